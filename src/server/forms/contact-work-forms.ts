import type { z } from 'zod'
import { site } from '#src/content/settings/site.ts'
import { enteredContact } from '#src/contracts/contact/forms.ts'
import type { Permission } from '#src/contracts/permissions.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { FormAnswer } from '#src/core/forms/form.server.ts'
import { noFields } from '#src/core/forms/form.server.ts'
import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { enterContact } from '#src/desk/requests/entered-requests.server.ts'
import type { ReplyOutcome } from '#src/desk/requests/replies.server.ts'
import {
  contactChanges,
  contactNote,
  contactNoteChange,
  contactReplyForm,
  contactView,
} from '#src/desk/requests/request-forms.ts'
import type { ContactWorkOutcome } from '#src/desk/requests/work.server.ts'
import type { FormProcessor } from './process-form.ts'

type Refusal = [status: FormAnswer['status'], { detail: string }]
export const refusals: Record<Exclude<ContactWorkOutcome | ReplyOutcome, 'done'>, Refusal> = {
  missing: [404, { detail: 'This has been deleted. Load the page again.' }],
  forbidden: [403, { detail: 'Only its author or an owner can change a note.' }],
  full: [409, { detail: 'This contact has no room for another note or reply.' }],
  reused: [
    409,
    {
      detail:
        'This form was sent before with another text. Look at the contact, then send this text again.',
    },
  ],
  limit: [
    429,
    {
      detail: `An account sends at most ${staffLimits.staffMails.hits} mails an hour. Send this one later.`,
    },
  ],
  overtaken: [
    409,
    {
      detail:
        'Not sent: somebody has added something here since you opened this contact. Read it, then send yours again or leave it.',
    },
  ],
  unprinted: [503, { detail: 'Its PDF could not be made. Nothing was sent: try again.' }],
  'no-receipt': [
    409,
    {
      detail:
        'No receipt of this contact was held back or failed, or it came too long ago for one.',
    },
  ],
  'no-address': [
    409,
    { detail: 'This contact has no e-mail address. Enter a request with one, and answer that.' },
  ],
  flagged: [409, { detail: 'This contact is flagged. Press “Not spam” first.' }],
}

/**
 * The forms by which staff work with contact requests; they are sent by a script.
 */
export function createContactWorkForms({
  done,
  failed,
  processStaffForm,
  services: { context, contactWork, contactReplies },
}: FormProcessor) {
  const processWork = <T>(
    request: Request,
    permission: Permission,
    schema: z.ZodType<T>,
    message: string,
    act: (data: T, by: SignedIn) => Promise<ContactWorkOutcome | ReplyOutcome>,
  ) =>
    processStaffForm(request, {
      permission,
      kind: 'json',
      schema,
      failed: message,
      act: async (data, by): Promise<FormAnswer<never>> => {
        const outcome = await act(data, by)
        return outcome === 'done' ? done() : failed(...refusals[outcome])
      },
    })
  const noteActor = (by: SignedIn) => ({ ...toActor(by), role: by.role })

  return {
    /**
     * Changes contact requests. `refused` lists the ids of requests that others have changed
     * meanwhile.
     */
    contactChanges: (request: Request) =>
      processStaffForm(request, {
        permission: 'contacts.change',
        kind: 'json',
        schema: contactChanges,
        failed: 'Nothing was changed.',
        act: async ({ changes }, by) => {
          const refused = await contactWork.change(toActor(by), changes)
          if (refused === 'unknown-account')
            return failed(409, { detail: 'Choose another account.' })
          return done({ given: { ids: changes.map(({ id }) => id), refused } })
        },
      }),

    contactEntry: (request: Request) =>
      processStaffForm(request, {
        permission: 'contacts.change',
        schema: enteredContact(site().address),
        failed: 'The request was not stored.',
        act: async (entered, by): Promise<FormAnswer<{ id: number }>> =>
          done({ given: { id: await enterContact(context, toActor(by), entered) } }),
      }),

    contactView: (request: Request) =>
      processStaffForm(request, {
        permission: 'contacts.read',
        schema: contactView,
        failed: 'The view was not changed.',
        act: async ({ view }, by) => {
          await contactWork.chooseView(by.id, view)
          return done()
        },
      }),

    contactNote: (request: Request, id: number) =>
      processWork(request, 'contacts.note', contactNote, 'The note was not saved.', (note, by) =>
        contactWork.addNote(toActor(by), id, note),
      ),

    contactNoteChange: (request: Request, ids: [number, number]) =>
      processWork(
        request,
        'contacts.note',
        contactNoteChange,
        'The note was not saved.',
        ({ text }, by) => contactWork.changeNote(noteActor(by), ids, text),
      ),

    contactNoteDeletion: (request: Request, ids: [number, number]) =>
      processWork(request, 'contacts.note', noFields, 'The note was not deleted.', (_, by) =>
        contactWork.deleteNote(noteActor(by), ids),
      ),

    contactReceipt: (request: Request, id: number) =>
      processWork(request, 'contacts.reply', noFields, 'The receipt was not sent.', (_, by) =>
        contactReplies.sendReceipt(toActor(by), id),
      ),

    contactReplyAgain: (request: Request, ids: [number, number]) =>
      processWork(request, 'contacts.reply', noFields, 'The reply was not sent.', (_, by) =>
        contactReplies.sendAgain(toActor(by), ids),
      ),

    contactReply: (request: Request, id: number) =>
      processWork(
        request,
        'contacts.reply',
        contactReplyForm,
        'The reply was not sent.',
        (reply, by) => contactReplies.send(toActor(by), id, reply),
      ),
  }
}

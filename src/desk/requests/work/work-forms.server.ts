import type { z } from 'zod'
import { site } from '#src/content/settings/site.ts'
import { enteredRequest } from '#src/contracts/contact/contact-forms.ts'
import type { Permission } from '#src/contracts/permissions.ts'
import type { Context } from '#src/core/context.server.ts'
import {
  done,
  type FormAnswer,
  failed,
  noFields,
  type StaffFormRule,
} from '#src/core/forms/form.server.ts'
import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { mailLimitReached } from '#src/staff/staff-mails.server.ts'
import { type DeletionContext, deleteRequests } from '../deletion.server.ts'
import type { RequestQuery } from '../requests.server.ts'
import { enterRequest } from '../submission.server.ts'
import {
  type ReplyContext,
  type ReplyOutcome,
  sendReceipt,
  sendReply,
  sendReplyAgain,
} from './replies.server.ts'
import {
  type RequestDeletion,
  requestChange,
  requestChanges,
  requestDeletion,
  requestNote,
  requestNoteChange,
  requestReplyForm,
  requestView,
} from './request-forms.ts'
import {
  addNote,
  changeNote,
  changeRequests,
  chooseView,
  listDeleted,
  type RequestWorkOutcome,
  removeNote,
} from './work.server.ts'

type Refusal = [status: FormAnswer['status'], { detail: string }]
export const refusals: Record<Exclude<RequestWorkOutcome | ReplyOutcome, 'done'>, Refusal> = {
  missing: [404, { detail: 'This has been deleted. Load the page again.' }],
  forbidden: [
    403,
    {
      detail: 'Only its author or an owner can change a note, and nobody what a customer has said.',
    },
  ],
  full: [409, { detail: 'This contact has no room for another note or reply.' }],
  reused: [
    409,
    {
      detail:
        'This form was sent before with another text. Look at the contact, then send this text again.',
    },
  ],
  limit: [429, { detail: mailLimitReached }],
  overtaken: [
    409,
    {
      detail:
        'Not sent: somebody has added something here since you opened this contact. Read it, then send yours again or leave it.',
    },
  ],
  unprinted: [503, { detail: 'Its PDF could not be made. Nothing was sent: try again.' }],
  'offer-ended': [
    409,
    { detail: 'Its offer was withdrawn or replaced. Offer it again first, or make another.' },
  ],
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

/** Makes a form that acts on one request; its pages send it by a script. */
const workForm = <T>(
  permission: Permission,
  schema: z.ZodType<T>,
  message: string,
  act: (data: T, by: SignedIn) => Promise<RequestWorkOutcome | ReplyOutcome>,
): StaffFormRule<T> => ({
  permission,
  schema,
  failed: message,
  async act(data, by) {
    const outcome = await act(data, by)
    return outcome === 'done' ? done() : failed(...refusals[outcome])
  },
})

const noteActor = (by: SignedIn) => ({ ...toActor(by), role: by.role })

/** Changes the state of a request. */
export const stateForm = (
  context: Context,
  id: number,
): StaffFormRule<z.output<typeof requestChange>> => ({
  permission: 'contacts.change',
  schema: requestChange,
  failed: 'The contact was not changed.',
  async act({ state: to, was }, by) {
    if ((await listDeleted(context, [id])).length > 0)
      return failed(404, { detail: 'This contact has been deleted. Go back to the list.' })
    const refused = await changeRequests(context, toActor(by), [{ id, state: { was, to } }])
    if (refused.length > 0)
      return failed(409, {
        detail: 'Somebody else has changed this contact. It is shown as it is now.',
      })
    return done()
  },
})

/** Changes requests. `refused` lists the ids of those that others have changed meanwhile. */
export const changesForm = (
  context: Context,
): StaffFormRule<z.output<typeof requestChanges>, { ids: number[]; refused: number[] }> => ({
  permission: 'contacts.change',
  schema: requestChanges,
  failed: 'Nothing was changed.',
  async act({ changes }, by) {
    const refused = await changeRequests(context, toActor(by), changes)
    if (refused === 'unknown-account') return failed(409, { detail: 'Choose another account.' })
    return done({ given: { ids: changes.map(({ id }) => id), refused } })
  },
})

/** @param filter selects the flagged requests, of which the form may delete all */
export const deletionForm = (
  context: DeletionContext,
  filter: RequestQuery,
): StaffFormRule<RequestDeletion> => ({
  permission: 'contacts.delete',
  schema: requestDeletion,
  failed: 'Nothing was deleted.',
  act: async (deletion, by) =>
    (await deleteRequests(context, deletion, toActor(by), filter)) > 0
      ? done()
      : failed(404, { detail: 'They have already been deleted.' }),
})

/** Stores a request of a caller. */
export const entryForm = (
  context: Context,
): StaffFormRule<z.output<ReturnType<typeof enteredRequest>>, { id: number }> => ({
  permission: 'contacts.change',
  schema: enteredRequest(site().address),
  failed: 'The request was not stored.',
  act: async (entered, by) =>
    done({ given: { id: await enterRequest(context, toActor(by), entered) } }),
})

/** Chooses cards or the list. */
export const viewForm = (context: Context): StaffFormRule<z.output<typeof requestView>> => ({
  permission: 'contacts.read',
  schema: requestView,
  failed: 'The view was not changed.',
  async act({ view }, by) {
    await chooseView(context, by.id, view)
    return done()
  },
})

export const noteForm = (context: Context, id: number) =>
  workForm('contacts.note', requestNote, 'The note was not saved.', (note, by) =>
    addNote(context, toActor(by), id, note),
  )

/** @param ids of the request and the note */
export const noteChangeForm = (context: Context, ids: [number, number]) =>
  workForm('contacts.note', requestNoteChange, 'The note was not saved.', ({ text }, by) =>
    changeNote(context, noteActor(by), ids, text),
  )

/** @param ids of the request and the note */
export const noteRemovalForm = (context: Context, ids: [number, number]) =>
  workForm('contacts.note', noFields, 'The note was not deleted.', (_, by) =>
    removeNote(context, noteActor(by), ids),
  )

export const receiptForm = (context: Context, id: number) =>
  workForm('contacts.reply', noFields, 'The receipt was not sent.', (_, by) =>
    sendReceipt(context, toActor(by), id),
  )

export const replyForm = (context: ReplyContext, id: number) =>
  workForm('contacts.reply', requestReplyForm, 'The reply was not sent.', (reply, by) =>
    sendReply(context, toActor(by), { id, reply }),
  )

/** @param ids of the request and the reply */
export const replyAgainForm = (context: Context, ids: [number, number]) =>
  workForm('contacts.reply', noFields, 'The reply was not sent.', (_, by) =>
    sendReplyAgain(context, toActor(by), ids),
  )

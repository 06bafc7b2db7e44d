import { type Context, Hono } from 'hono'
import { may } from '#src/contracts/permissions.ts'
import type { FormAnswer } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import type { ChangedContacts } from '#src/desk/requests/request-records.ts'
import type { AppEnv } from '../calls/context.ts'
import { problem } from '../request/problem.ts'
import { answerForm, idOf, staffOf } from './answers.ts'

async function answerContact(c: Context<AppEnv>, form: FormAnswer) {
  // After a conflict the form shows what others have done (RFC 9457 §3.2, extension members).
  if (form.status === 409)
    return problem(
      409,
      form.detail,
      {},
      { contact: await c.var.services.reads.contact(staffOf(c), idOf(c)) },
    )
  if (form.outcome !== 'done') return answerForm(c, form)
  const [contact] = await c.var.services.reads.contactsOf(staffOf(c), [idOf(c)])
  return contact
    ? c.json(contact)
    : problem(404, 'There is no such contact, or it has been deleted.')
}
const noteOf = (c: Context<AppEnv>): [number, number] => [idOf(c), idOf(c, 'note')]

export const contactWorkApi = new Hono<AppEnv>()
  .post('/contact/changes', async (c) => {
    const form = await c.var.forms.contactChanges(c.req.raw)
    if (!form.given) return answerForm(c, form)
    const contacts = await c.var.services.reads.contactsOf(staffOf(c), form.given.ids)
    return c.json({ contacts, refused: form.given.refused } satisfies ChangedContacts)
  })
  .post('/contact/:id/open', async (c) => {
    // The contact is read before it is marked as opened, so that the answer names its previous
    // reader. On a full disk only the mark fails.
    const contact = await c.var.services.reads.contact(staffOf(c), idOf(c))
    const reader = staffOf(c)
    if (may(reader.role, 'contacts.change'))
      await c.var.services.contactWork.open(toActor(reader), idOf(c)).catch(() => {})
    return contact
      ? c.json(contact)
      : problem(404, 'There is no such contact, or it has been deleted.')
  })
  .post('/contact/:id/notes', async (c) =>
    answerContact(c, await c.var.forms.contactNote(c.req.raw, idOf(c))),
  )
  .put('/contact/:id/notes/:note', async (c) =>
    answerContact(c, await c.var.forms.contactNoteChange(c.req.raw, noteOf(c))),
  )
  .delete('/contact/:id/notes/:note', async (c) =>
    answerContact(c, await c.var.forms.contactNoteDeletion(c.req.raw, noteOf(c))),
  )
  .post('/contact/:id/receipt', async (c) =>
    answerContact(c, await c.var.forms.contactReceipt(c.req.raw, idOf(c))),
  )
  .post('/contact/:id/replies/:reply/again', async (c) =>
    answerContact(c, await c.var.forms.contactReplyAgain(c.req.raw, [idOf(c), idOf(c, 'reply')])),
  )
  .post('/contact/:id/replies', async (c) =>
    answerContact(c, await c.var.forms.contactReply(c.req.raw, idOf(c))),
  )

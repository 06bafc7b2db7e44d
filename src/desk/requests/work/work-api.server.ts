import { type Context, Hono } from 'hono'
import { may } from '#src/contracts/permissions.ts'
import type { StaffFormRule } from '#src/core/forms/form.server.ts'
import { answerForm, idOf, staffOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import type { ChangedRequests } from '../request-records.ts'
import { viewRequest, viewRequests } from '../requests.server.ts'
import { noteOpened } from './work.server.ts'
import {
  changesForm,
  noteChangeForm,
  noteForm,
  noteRemovalForm,
  receiptForm,
  replyAgainForm,
  replyForm,
} from './work-forms.server.ts'

/** Answers a form about one request with the request as it is then. */
async function answerCall<T>(c: Context<AppEnv>, work: StaffFormRule<T>) {
  const form = await c.var.forms.processStaffForm(c.req.raw, { ...work, kind: 'json' })
  // After a conflict the form shows what others have done (RFC 9457 §3.2, extension members).
  if (form.status === 409)
    return problem(
      409,
      form.detail,
      {},
      { contact: await viewRequest(c.var.context, staffOf(c), idOf(c)) },
    )
  if (form.outcome !== 'done') return answerForm(c, form)
  const [request] = await viewRequests(c.var.context, staffOf(c), [idOf(c)])
  return request
    ? c.json(request)
    : problem(404, 'There is no such contact, or it has been deleted.')
}
const noteOf = (c: Context<AppEnv>): [number, number] => [idOf(c), idOf(c, 'note')]

export const requestWorkApi = new Hono<AppEnv>()
  .post('/contact/changes', async (c) => {
    const form = await c.var.forms.processStaffForm(c.req.raw, {
      ...changesForm(c.var.context),
      kind: 'json',
    })
    if (!form.given) return answerForm(c, form)
    const requests = await viewRequests(c.var.context, staffOf(c), form.given.ids)
    return c.json({ contacts: requests, refused: form.given.refused } satisfies ChangedRequests)
  })
  .post('/contact/:id/open', async (c) => {
    // The request is read before it is marked as opened, so that the answer names its previous
    // reader. On a full disk only the mark fails.
    const request = await viewRequest(c.var.context, staffOf(c), idOf(c))
    const reader = staffOf(c)
    if (may(reader.role, 'contacts.change'))
      await noteOpened(c.var.context, toActor(reader), idOf(c)).catch(() => {})
    return request
      ? c.json(request)
      : problem(404, 'There is no such contact, or it has been deleted.')
  })
  .post('/contact/:id/notes', (c) => answerCall(c, noteForm(c.var.context, idOf(c))))
  .put('/contact/:id/notes/:note', (c) => answerCall(c, noteChangeForm(c.var.context, noteOf(c))))
  .delete('/contact/:id/notes/:note', (c) =>
    answerCall(c, noteRemovalForm(c.var.context, noteOf(c))),
  )
  .post('/contact/:id/receipt', (c) => answerCall(c, receiptForm(c.var.context, idOf(c))))
  .post('/contact/:id/replies/:reply/again', (c) =>
    answerCall(c, replyAgainForm(c.var.context, [idOf(c), idOf(c, 'reply')])),
  )
  .post('/contact/:id/replies', (c) => answerCall(c, replyForm(c.var.context, idOf(c))))

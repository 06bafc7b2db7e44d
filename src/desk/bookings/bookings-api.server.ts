import { Hono } from 'hono'
import { shownConsent } from '#src/content/words/shown-consent.ts'
import { answerForm, idOf, staffOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { staffCallFile } from './booked-calls.server.ts'
import { freeSlots } from './booking-slots.server.ts'

export const bookingsApi = new Hono<AppEnv>()
  .get('/contact/:id/call.ics', async (c) => {
    const { context } = c.var
    const { origin } = context.mailContext()
    const file = await staffCallFile(context, staffOf(c), idOf(c), origin)
    if (!file) return problem(404, 'This call was cancelled.')
    return c.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="call.ics"',
      'cache-control': 'no-store',
    })
  })
  .get('/book', async (c) => c.json({ slots: await freeSlots(c.var.context) }))
  .post('/book', async (c) => {
    const form = await c.var.forms.booking(c.req.raw, 'json')
    // Another visitor was faster: the answer lists what is still free.
    if (form.status === 409)
      return problem(409, form.detail, {}, { slots: await freeSlots(c.var.context) })
    if (form.outcome === 'done') return c.json({ success: true, ...form.given }, 201)
    return answerForm(c, form, undefined, { consent: shownConsent(form.values['language']) })
  })

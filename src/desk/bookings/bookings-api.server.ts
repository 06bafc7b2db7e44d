import { Hono } from 'hono'
import { shownConsent } from '#src/content/words/shown-consent.ts'
import { answerForm } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { freeSlots } from './booking-slots.server.ts'

export const bookingsApi = new Hono<AppEnv>()
  .get('/book', async (c) => c.json({ slots: await freeSlots(c.var.context) }))
  .post('/book', async (c) => {
    const form = await c.var.forms.booking(c.req.raw, 'json')
    // Another visitor was faster: the answer lists what is still free.
    if (form.status === 409)
      return problem(409, form.detail, {}, { slots: await freeSlots(c.var.context) })
    if (form.outcome === 'done') return c.json({ success: true, ...form.given }, 201)
    return answerForm(c, form, undefined, { consent: shownConsent(form.values['language']) })
  })

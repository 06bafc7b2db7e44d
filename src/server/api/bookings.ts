import { Hono } from 'hono'
import { freeSlots } from '#src/desk/bookings/booking-slots.server.ts'
import type { AppEnv } from '../calls/context.ts'
import { problem } from '../request/problem.ts'
import { answerForm } from './answers.ts'

export const bookingsApi = new Hono<AppEnv>()
  .get('/book', async (c) => c.json({ slots: await freeSlots(c.var.context) }))
  .post('/book', async (c) => {
    const form = await c.var.forms.booking(c.req.raw, 'json')
    // Another visitor was faster: the answer lists what is still free.
    if (form.status === 409)
      return problem(409, form.detail, {}, { slots: await freeSlots(c.var.context) })
    if (form.outcome === 'done') return c.json({ success: true, ...form.given }, 201)
    return answerForm(c, form)
  })

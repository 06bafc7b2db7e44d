import { Hono } from 'hono'
import type { AppEnv } from '../middleware/context.ts'
import { problem } from '../request/problem.ts'
import { toSessionRecord } from '../services/sessions.ts'
import { answerForm } from './answers.ts'

/** Signing in and out, and changing one's password. */
export const sessionApi = new Hono<AppEnv>()
  .get('/session', (c) => (c.var.staff ? c.json(toSessionRecord(c.var.staff)) : problem(401, 'POST /api/session opens a session.')))
  .post('/session', async (c) => answerForm(c, await c.var.forms.signIn(c.req.raw, 'json'), { status: 200, body: { success: true } }))
  .delete('/session', (c) => {
    c.set('nextSession', null)
    return c.json({ success: true })
  })
  .post('/session/password', async (c) =>
    answerForm(c, await c.var.forms.changePassword(c.req.raw, 'json'), { status: 200, body: { success: true } }),
  )

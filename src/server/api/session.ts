import { Hono } from 'hono'
import { askForPasskey, offerPasskey } from '#src/staff/second-factor/passkeys.server.ts'
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '#src/staff/sign-in/own-sessions.server.ts'
import { toSessionRecord } from '#src/staff/sign-in/sessions.server.ts'
import type { AppEnv } from '../calls/context.ts'
import { problem } from '../request/problem.ts'
import { answerForm, idOf, staffOf } from './answers.ts'

export const sessionApi = new Hono<AppEnv>()
  .get('/session', async (c) => {
    const { staff, services } = c.var
    return staff
      ? c.json(toSessionRecord(staff, await services.storage.fault()))
      : problem(401, 'POST /api/session opens a session.')
  })
  .post('/session', async (c) =>
    answerForm(c, await c.var.forms.signIn(c.req.raw, { kind: 'json' })),
  )
  .delete('/session', (c) => {
    c.set('nextSession', null)
    return c.json({ success: true })
  })
  .get('/sessions', async (c) =>
    c.json({ items: await listOwnSessions(c.var.services.context, staffOf(c)) }),
  )
  .delete('/sessions', async (c) => {
    await endOtherSessions(c.var.services.context, staffOf(c))
    return c.json({ success: true })
  })
  .delete('/sessions/:id{[0-9]+}', async (c) => {
    await endOwnSession(c.var.services.context, staffOf(c), idOf(c))
    return c.json({ success: true })
  })
  // Options of passkeys are requested by POST, because each request stores a challenge.
  .post('/session/passkey/options', async (c) => {
    const options = await askForPasskey(c.var.services.context, staffOf(c), c.var.relyingParty)
    return options
      ? c.json(options)
      : problem(409, 'This account has no passkey. Confirm with a code or your password.')
  })
  .post('/session/passkey', async (c) => answerForm(c, await c.var.forms.provePasskey(c.req.raw)))
  .post('/session/proof', async (c) =>
    answerForm(c, await c.var.forms.prove(c.req.raw, { kind: 'json' })),
  )
  .post('/session/join', async (c) => answerForm(c, await c.var.forms.join(c.req.raw, 'json')))
  .post('/session/password', async (c) =>
    answerForm(c, await c.var.forms.changePassword(c.req.raw, 'json')),
  )
  .post('/account/passkeys/options', async (c) =>
    c.json(await offerPasskey(c.var.services.context, staffOf(c), c.var.relyingParty)),
  )
  .post('/account/passkeys', async (c) => answerForm(c, await c.var.forms.addPasskey(c.req.raw)))

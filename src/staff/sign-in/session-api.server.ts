import { type Context, Hono } from 'hono'
import type { StaffFormRule } from '#src/core/forms/form.server.ts'
import { answerForm, idOf, staffOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { findStorageFault } from '#src/core/storage-fault.ts'
import { askForPasskey, offerPasskey } from '../second-factor/passkeys.server.ts'
import {
  passkeyForm,
  passkeyProofForm,
  proofForm,
} from '../second-factor/second-factor-forms.server.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.server.ts'
import { toSessionRecord } from './sessions.server.ts'
import { passwordForm } from './sign-in-forms.server.ts'

const answerStaffForm = async <T>(c: Context<AppEnv>, form: StaffFormRule<T>) =>
  answerForm(c, await c.var.forms.processStaffForm(c.req.raw, { ...form, kind: 'json' }))

export const sessionApi = new Hono<AppEnv>()
  .get('/session', async (c) => {
    const { staff, context } = c.var
    return staff
      ? c.json(toSessionRecord(staff, await findStorageFault(context)))
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
    c.json({ items: await listOwnSessions(c.var.context, staffOf(c)) }),
  )
  .delete('/sessions', async (c) => {
    await endOtherSessions(c.var.context, staffOf(c))
    return c.json({ success: true })
  })
  .delete('/sessions/:id{[0-9]+}', async (c) => {
    await endOwnSession(c.var.context, staffOf(c), idOf(c))
    return c.json({ success: true })
  })
  // Options of passkeys are requested by POST, because each request stores a challenge.
  .post('/session/passkey/options', async (c) => {
    const options = await askForPasskey(c.var.context, staffOf(c), c.var.relyingParty)
    return options
      ? c.json(options)
      : problem(409, 'This account has no passkey. Confirm with a code or your password.')
  })
  .post('/session/passkey', (c) =>
    answerStaffForm(c, passkeyProofForm(c.var.context, c.var.relyingParty)),
  )
  .post('/session/proof', (c) => answerStaffForm(c, proofForm(c.var.context, c.var.staff)))
  .post('/session/join', async (c) => answerForm(c, await c.var.forms.join(c.req.raw, 'json')))
  .post('/session/password', (c) => answerStaffForm(c, passwordForm(c.var.context)))
  .post('/account/passkeys/options', async (c) =>
    c.json(await offerPasskey(c.var.context, staffOf(c), c.var.relyingParty)),
  )
  .post('/account/passkeys', (c) =>
    answerStaffForm(c, passkeyForm(c.var.context, c.var.relyingParty)),
  )

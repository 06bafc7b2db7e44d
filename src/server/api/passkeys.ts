import { Hono } from 'hono'
import type { AppEnv } from '../middleware/context.ts'
import { problem } from '../request/problem.ts'
import { answerForm } from './answers.ts'

/** Passkeys of the signed-in account. Options are requested by POST, because each request stores a challenge. */
export const passkeyApi = new Hono<AppEnv>()
  .post('/session/passkey/options', async (c) => {
    const { staff, services, relyingParty } = c.var
    const options = staff && (await services.passkeys.ask(staff, relyingParty))
    return options ? c.json(options) : problem(409, 'This account has no passkey. Confirm with a code or your password.')
  })
  .post('/session/passkey', async (c) => answerForm(c, await c.var.forms.provePasskey(c.req.raw)))
  .post('/account/passkeys/options', async (c) => {
    const { staff, services, relyingParty } = c.var
    return staff ? c.json(await services.passkeys.offer(staff, relyingParty)) : problem(401)
  })
  .post('/account/passkeys', async (c) => answerForm(c, await c.var.forms.addPasskey(c.req.raw)))

import { Secret, TOTP } from 'otpauth'
import type { Role } from '#src/contracts/permissions.ts'
import { resetAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { addApp } from '#src/staff/second-factor/identity.server.ts'
import { offerApp } from '#src/staff/second-factor/second-factors.server.ts'
import { cookieOf, type TestSite, testOrigin } from '../test-site.ts'
import { createSoftAuthenticator } from './soft-authenticator.ts'

export const password = 'a long pass phrase'
export const otherPassword = 'seven boats at Tarkwa bay'

/**
 * Makes accounts and performs acts, each from another network, so that the limit of writes is not
 * reached.
 */
export function createPeople(site: TestSite) {
  let visitors = 0
  const elsewhere = () => {
    visitors += 1
    return { 'x-forwarded-for': `100.${64 + (visitors >> 8)}.${visitors & 255}.1` }
  }
  const send = (target: string, body: object, cookie = '') =>
    site.send('POST', target, body, { cookie, ...elsewhere() })
  const submit = (target: string, fields: Record<string, string>, cookie = '') =>
    site.submit(target, fields, { ...(cookie && { cookie }), ...elsewhere() })
  const enter = async (username: string, secret = password) =>
    cookieOf(await send('/api/session', { username, password: secret }))
  const renewed = async (answer: Response | Promise<Response>) => {
    const response = await answer
    if (response.status >= 400) throw new Error(`${response.status} ${await response.text()}`)
    return cookieOf(response)
  }

  /** Makes an account with an authenticator app. The code of this moment is not used yet. */
  async function withApp(name: string, role: Role = 'owner') {
    const staff = await site.staffOf(await site.signIn(name, password, role))
    const offer = await offerApp(site.context, staff)
    if (!offer) throw new Error('no offer')
    const totp = new TOTP({ secret: Secret.fromBase32(offer.secret) })
    const before = Date.now() - 120_000
    const added = await addApp(site.context, staff, totp.generate({ timestamp: before }), before)
    if (added.outcome !== 'proved') throw new Error(added.outcome)
    return {
      staff,
      code: (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 }),
      cookie: `__Host-session=${added.token}`,
    }
  }

  async function ceremony(target: string, cookie: string) {
    const { challenge } = await (await send(target, {}, cookie)).json()
    return { challenge, origin: testOrigin, rpId: new URL(testOrigin).hostname }
  }
  const addPasskey = async (cookie: string, authenticator = createSoftAuthenticator()) => {
    const response = authenticator.make(await ceremony('/api/account/passkeys/options', cookie))
    return renewed(send('/api/account/passkeys', { name: 'Test key', response }, cookie))
  }

  return {
    send,
    submit,
    enter,
    renewed,
    withApp,
    ceremony,
    addPasskey,
    changePassword: (cookie: string, currentPassword = password) =>
      renewed(
        send('/api/session/password', { currentPassword, newPassword: otherPassword }, cookie),
      ),
    prove: (cookie: string, proof: object) => renewed(send('/api/session/proof', proof, cookie)),
    /** Opens a session by the one-time password that the command line gives to an account. */
    enterOnce: async (name: string) => enter(name, (await resetAccount(site.context, name)) ?? ''),
  }
}

export type People = ReturnType<typeof createPeople>

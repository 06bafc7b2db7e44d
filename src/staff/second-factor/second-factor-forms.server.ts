import type { z } from 'zod'
import { readId } from '#src/contracts/ids.ts'
import type { Context } from '#src/core/context.server.ts'
import {
  done,
  failed,
  invalid,
  noFields,
  type StaffFormRule,
  wait,
} from '#src/core/forms/form.server.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import type { ProofContext } from '#src/staff/sign-in/session-proofs.server.ts'
import { addApp, type Proof, proveIdentity } from './identity.server.ts'
import { addPasskey, provePasskey, type RelyingParty } from './passkeys.server.ts'
import {
  codeProof,
  passkeyAddition,
  passkeyProof,
  passwordProof,
  secondFactorRoles,
} from './second-factor.ts'
import {
  makeRecoveryCodes,
  readSecondFactors,
  removeApp,
  removePasskey,
  requireSecondFactor,
} from './second-factors.server.ts'

const account = '/admin/account'

const refuse = (message: string) => failed(409, { message })

const refusals = {
  password: 'This is not your password.',
  code: 'This code is wrong, or was used before. Wait for the next one that your app shows.',
} as const

const timeOf = (at: number) => `${new Date(at).toISOString().slice(11, 16)} UTC`

/**
 * Names both clocks, of which either may be wrong. A code of a time to come was used up with all
 * before it, so the phone's next codes count only after that time.
 * @param minutes by which the phone's clock is ahead of this server's
 * @param now by this server's clock, in milliseconds since 1970
 */
export const clockText = (minutes: number, now: number): string => {
  const times = `By your phone it is about ${timeOf(now + minutes * 60_000)}, by this server ${timeOf(now)}. Set the clock that is wrong to automatic time`
  return minutes > 0
    ? `${times}, wait ${minutes + 1} minutes, then type a new code.`
    : `${times}, then type a new code.`
}

/**
 * Proves who uses the session, by a code or else the password.
 * @param location of the page after it
 */
export function proofForm(
  context: ProofContext,
  staff: SignedIn | null,
  location = '/admin',
): StaffFormRule<Proof> {
  const field = staff?.hasSecondFactor ? 'code' : 'password'
  return {
    permission: null,
    schema: field === 'code' ? codeProof : passwordProof,
    failed: 'We could not confirm who you are.',
    async act(proof, staff, _, { setSession }) {
      const result = await proveIdentity(context, staff, proof)
      if (result.outcome === 'wait') return wait(result.seconds)
      if (result.outcome === 'refused')
        return invalid({
          [field]: [result.minutes ? clockText(result.minutes, Date.now()) : refusals[field]],
        })
      setSession(result.token)
      return done({ location })
    },
  }
}

export const passkeyProofForm = (
  context: ProofContext,
  party: RelyingParty,
): StaffFormRule<z.output<typeof passkeyProof>> => ({
  permission: null,
  schema: passkeyProof,
  failed: 'We could not confirm who you are.',
  async act({ response }, staff, _, { setSession }) {
    const result = await provePasskey(context, staff, party, response)
    if (result.outcome !== 'proved') return refuse('This passkey was not accepted. Try again.')
    setSession(result.token)
    return done()
  },
})

export const appForm = (context: ProofContext): StaffFormRule<z.output<typeof codeProof>> => ({
  permission: null,
  schema: codeProof,
  failed: 'The app was not added.',
  async act({ code }, staff, _, { setSession }) {
    const result = await addApp(context, staff, code)
    if (result.outcome === 'wait') return wait(result.seconds)
    if (result.outcome === 'refused') {
      const text = result.minutes
        ? clockText(result.minutes, Date.now())
        : 'This code is wrong. Type the one that your app shows now, and check the clock of your phone.'
      return invalid({ code: [text] })
    }
    setSession(result.token)
    const { codesLeft } = await readSecondFactors(context, staff.id)
    return done({ location: codesLeft === 0 ? `${account}/recovery-codes` : `${account}?added` })
  },
})

export const passkeyForm = (
  context: ProofContext,
  party: RelyingParty,
): StaffFormRule<z.output<typeof passkeyAddition>> => ({
  permission: null,
  schema: passkeyAddition,
  failed: 'The passkey was not added.',
  async act(data, staff, _, { setSession }) {
    const result = await addPasskey(context, staff, party, data)
    if (result.outcome === 'known') return refuse('This passkey is in use already.')
    if (result.outcome === 'refused') return refuse('The passkey was not accepted. Try again.')
    setSession(result.token)
    return done()
  },
})

/** Removes the app or a passkey. @param factor `app`, or the number of the passkey */
export const removalForm = (
  context: Context,
  factor: string,
): StaffFormRule<z.output<typeof noFields>> => ({
  permission: null,
  schema: noFields,
  failed: 'Nothing was removed.',
  async act(_, staff) {
    const removal =
      factor === 'app'
        ? await removeApp(context, staff)
        : await removePasskey(context, staff, readId(factor))
    if (removal === 'needed') return refuse('Your role needs a second step. Add another one first.')
    return removal === 'removed'
      ? done({ location: `${account}?removed` })
      : refuse('It is already removed.')
  },
})

export const recoveryCodesForm = (
  context: ProofContext,
): StaffFormRule<z.output<typeof noFields>, { codes: string[] }> => ({
  permission: null,
  schema: noFields,
  failed: 'No codes were made.',
  async act(_, staff) {
    if (!staff.hasSecondFactor) return refuse('Add an app or a passkey first.')
    return done({ given: { codes: await makeRecoveryCodes(context, staff) } })
  },
})

export const requiredRolesForm = (
  context: Context,
): StaffFormRule<z.output<typeof secondFactorRoles>> => ({
  permission: 'accounts.manage',
  schema: secondFactorRoles,
  failed: 'Nothing was changed.',
  async act(roles, staff) {
    await requireSecondFactor(context, staff, roles)
    return done({ location: `${account}s/second-factor?saved` })
  },
})

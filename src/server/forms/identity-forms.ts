import type { FormAnswer } from '#src/core/forms/form.server.ts'
import { codeProof, passkeyProof, passwordProof } from '#src/staff/account-forms.ts'
import { proveIdentity } from '#src/staff/second-factor/identity.server.ts'
import { provePasskey, type RelyingParty } from '#src/staff/second-factor/passkeys.server.ts'
import type { FormProcessor } from './process-form.ts'
import type { BodyKind } from './read-body.ts'

export type ProofTools = FormProcessor & {
  relyingParty: RelyingParty
  setSession: (token: string) => void
}

const refusals = {
  password: 'This is not your password.',
  code: 'This code is wrong, or was used before. Wait for the next one that your app shows.',
} as const

/**
 * Names a wrong clock of the phone. A code of a time to come was used up with all before it, so the
 * phone's next codes count only after that time.
 * @param minutes by which the clock is ahead
 */
export const clockText = (minutes: number): string => {
  const amount = Math.abs(minutes) === 1 ? 'a minute' : `${Math.abs(minutes)} minutes`
  return minutes > 0
    ? `Your phone’s clock is about ${amount} ahead. Set it to automatic time, wait ${minutes + 1} minutes, then type a new code.`
    : `Your phone’s clock is about ${amount} behind. Set it to automatic time, then type a new code.`
}

export function createIdentityForms(tools: ProofTools) {
  const {
    services,
    staff,
    done,
    invalid,
    failed,
    wait,
    processStaffForm,
    relyingParty,
    setSession,
  } = tools
  return {
    prove(
      request: Request,
      {
        kind = 'form',
        location = '/admin',
      }: { kind?: BodyKind; location?: string | undefined } = {},
    ): Promise<FormAnswer> {
      const field = staff?.hasSecondFactor ? 'code' : 'password'
      return processStaffForm<{ code: string } | { password: string }>(request, {
        permission: null,
        kind,
        schema: field === 'code' ? codeProof : passwordProof,
        failed: 'We could not confirm who you are.',
        act: async (proof, staff) => {
          const result = await proveIdentity(services.context, staff, proof)
          if (result.outcome === 'wait') return wait(result.seconds)
          if (result.outcome === 'refused')
            return invalid({
              [field]: [result.minutes ? clockText(result.minutes) : refusals[field]],
            })
          setSession(result.token)
          return done({ location })
        },
      })
    },

    provePasskey: (request: Request): Promise<FormAnswer> =>
      processStaffForm(request, {
        permission: null,
        kind: 'json',
        schema: passkeyProof,
        failed: 'We could not confirm who you are.',
        act: async ({ response }, staff) => {
          const result = await provePasskey(services.context, staff, relyingParty, response)
          if (result.outcome !== 'proved')
            return failed(409, { message: 'This passkey was not accepted. Try again.' })
          setSession(result.token)
          return done()
        },
      }),
  }
}

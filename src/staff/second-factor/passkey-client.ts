import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { confirmAddress, proofNeeded } from '#src/contracts/account/proof.ts'
import { leaveStaffArea } from '#src/staff/frame/staff-flag.ts'
import { type SendOutcome, sendJson } from '#src/ui/submit/send-form.ts'

/**
 * Outcome of a dialogue, which never throws. `left`: another page is loading. `failed`: `text` is
 * to be shown.
 */
export type PasskeyOutcome = { kind: 'done' } | { kind: 'left' } | { kind: 'failed'; text: string }

export function describePasskeyError(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device or key has already been added.'
  if (name === 'SecurityError')
    return 'This browser cannot use passkeys at this address. Use another way.'
  return 'Your browser gave no passkey. Try again, or use another way.'
}

/**
 * Requests the options from `/options` below `path`, opens the browser's dialogue by `use`, and
 * sends its response to `path`.
 */
async function run<Options>(
  path: string,
  use: (options: Options) => Promise<unknown>,
  name?: string,
): Promise<PasskeyOutcome> {
  const asked = await sendJson(`${path}/options`, {})
  if (asked.kind !== 'accepted') return conclude(asked)
  let response: unknown
  try {
    // The cast is safe: the API passes on options of its library
    // (staff/second-factor/passkeys.server.ts), which the browser checks.
    response = await use(asked.answer as unknown as Options)
  } catch (error) {
    return { kind: 'failed', text: describePasskeyError(error) }
  }
  return conclude(await sendJson(path, { name, response }))
}

function conclude(outcome: SendOutcome): PasskeyOutcome {
  if (outcome.kind === 'accepted') return { kind: 'done' }
  if (outcome.kind === 'refused' && (outcome.status === 401 || outcome.type === proofNeeded)) {
    if (outcome.status === 401) leaveStaffArea()
    else location.assign(confirmAddress(location.pathname + location.search, { press: 'other' }))
    return { kind: 'left' }
  }
  if (outcome.kind === 'invalid')
    return { kind: 'failed', text: Object.values(outcome.errors)[0]?.[0] ?? '' }
  if (outcome.kind === 'refused' && outcome.detail) return { kind: 'failed', text: outcome.detail }
  return { kind: 'failed', text: 'The server did not answer. Check your connection and try again.' }
}

export const registerPasskey = (name: string): Promise<PasskeyOutcome> =>
  run<PublicKeyCredentialCreationOptionsJSON>(
    '/api/account/passkeys',
    async (optionsJSON) =>
      (await import('@simplewebauthn/browser')).startRegistration({ optionsJSON }),
    name,
  )

export const signWithPasskey = (): Promise<PasskeyOutcome> =>
  run<PublicKeyCredentialRequestOptionsJSON>('/api/session/passkey', async (optionsJSON) =>
    (await import('@simplewebauthn/browser')).startAuthentication({ optionsJSON }),
  )

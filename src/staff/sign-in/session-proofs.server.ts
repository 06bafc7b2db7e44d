import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { recordAttempt, resetAttempts, type Throttle } from '#src/core/database/rates.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { updateStaff } from '#src/staff/account-rows.server.ts'
import { insertSession, renewSession } from './session-rows.server.ts'

const minute = 60_000
/**
 * Limits guesses of codes to a chance of 1:1000 a day. Guessing requires the password, so that
 * strangers cannot delay the owner.
 */
export const proofThrottle: Throttle = {
  free: 5,
  windowMs: 15 * minute,
  longestDelayMs: 5 * minute,
}

export type ProofContext = Context & {
  /** Hashes a text with the key of this installation. */
  secretKey: (text: string) => string
}

const guessCounter = ({ secretKey }: ProofContext, { id }: SignedIn) =>
  secretKey(`identity account ${id}`)

/** Counts a guess of a password or code. @returns seconds to wait; 0 if it may be checked */
export async function countGuess(
  context: ProofContext,
  staff: SignedIn,
  now: number,
): Promise<number> {
  const wait = await context.database.write((tx) =>
    recordAttempt(tx, guessCounter(context, staff), proofThrottle, now),
  )
  return Math.ceil(wait / 1000)
}

export const forgetGuesses = (context: ProofContext, tx: Queryable, staff: SignedIn) =>
  resetAttempts(tx, guessCounter(context, staff))

/** Makes a token for the cookie. The server stores only the token's digest. */
const newToken = () => randomBytes(32).toString('base64url')
export const tokenDigest = (token: string) => createHash('sha256').update(token).digest('base64url')

type Shown = { identity?: true; secondFactor?: true }

/**
 * What each act of a person shows. A session's `proved_at` and `second_factor_at` are set from this
 * table alone (decision 0037).
 */
export const acts = {
  /**
   * At the sign-in, when asked again, or as the current password when it is changed. A one-time
   * password counts too.
   */
  password: { identity: true },
  /**
   * The link of an invitation or of a recovery, which an account without a password has in its
   * place.
   */
  link: { identity: true },
  /**
   * A password chosen in the session of a one-time password, where the current one is not asked
   * for.
   */
  'chosen-password': {},
  authenticator: { identity: true, secondFactor: true },
  'recovery-code': { identity: true, secondFactor: true },
  passkey: { identity: true, secondFactor: true },
  /** The user has the new factor, but anyone who uses the session could have added it. */
  'authenticator-added': { secondFactor: true },
  'passkey-added': { secondFactor: true },
} as const satisfies Record<string, Shown>

export type Act = keyof typeof acts

function timesOf(act: Act, now: number) {
  const { identity, secondFactor }: Shown = acts[act]
  return { ...(identity && { proved_at: now }), ...(secondFactor && { second_factor_at: now }) }
}

type SessionTimes = { proved_at: number; second_factor_at: number | null; second_factors: number }

/**
 * Returns when a session last proved who uses it, in milliseconds since 1970. With a second factor,
 * both have to be shown.
 */
export const lastProof = ({ proved_at, second_factor_at, second_factors }: SessionTimes): number =>
  second_factors > 0 ? Math.min(proved_at, second_factor_at ?? 0) : proved_at

export type SessionOrigin = { device?: string; network?: string }

type NewSession = SessionOrigin & { staffId: number; act: 'password' | 'link'; now: number }

/** Opens a session by an act. @returns its token */
export async function openSession(
  tx: Queryable,
  { staffId, act, device = '', network = '', now }: NewSession,
): Promise<string> {
  const token = newToken()
  await insertSession(tx, {
    token_hash: tokenDigest(token),
    staff_id: staffId,
    created_at: now,
    seen_at: now,
    proved_at: 0,
    second_factor_at: null,
    ...timesOf(act, now),
    device,
    network,
  })
  await updateStaff(tx, staffId, { signed_in_at: now })
  return token
}

/**
 * Notes an act in a session, which gets a new token (OWASP, Session Management).
 * @returns null for an ended session
 */
export async function noteAct(
  tx: Queryable,
  sessionId: number,
  act: Act,
  now: number,
): Promise<string | null> {
  const token = newToken()
  const renewal = { token_hash: tokenDigest(token), ...timesOf(act, now) }
  return (await renewSession(tx, sessionId, renewal)) ? token : null
}

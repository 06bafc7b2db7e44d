import { createHash, randomBytes } from 'node:crypto'
import type { SessionRecord } from '#src/contracts/records.ts'
import type { Database, Queryable } from '../database/connect.ts'
import { recordAttempt, refundAttempt, resetAttempts, type Throttle } from '../database/rates.ts'
import { deleteSession, findSession, insertSession, touchSession } from '../database/sessions.ts'
import { findStaffByName, nameKey, updateStaffIfUnchanged } from '../database/staff.ts'
import { hashPassword, oneTimePassword, verifyPassword } from './passwords.ts'
import type { Sender } from './spam.ts'

const minute = 60_000
/** Milliseconds a session lasts unused, and at most (product-decisions.md, Staff area). */
export const sessionLife = { idle: 30 * minute, absolute: 12 * 60 * minute } as const
/** A session in use is written back at most this often. */
const touchEvery = minute

/** Concurrent sign-ins of all clients; further ones are told to come back after `retryAfter` seconds. */
const concurrency = { limit: 50, retryAfter: 2 } as const

/** Failures within a window without a delay; after them each attempt waits longer, up to a limit. */
export const signInThrottle = {
  account: { free: 5, windowMs: 15 * minute, longestDelayMs: minute },
  prefix: { free: 20, windowMs: 15 * minute, longestDelayMs: 5 * minute },
} satisfies Record<string, Throttle>

const digest = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A signed-in member of staff. */
export type SignedIn = { id: number; name: string; mustChangePassword: boolean; endsAt: number; idleEndsAt: number }

type SignInRequest = { username: string; password: string }
export type SignInResult = { outcome: 'signed-in'; token: string } | { outcome: 'refused' } | { outcome: 'wait'; seconds: number }

export const toSessionRecord = ({ name, mustChangePassword, endsAt, idleEndsAt }: SignedIn): SessionRecord => ({
  name,
  mustChangePassword,
  endsAt: new Date(endsAt).toISOString(),
  idleEndsAt: new Date(idleEndsAt).toISOString(),
})

/** Signing in and out. @param secretKey keyed hash, so that neither an address nor a name can be read from the name of a counter */
export function createSessions({ database, secretKey }: { database: Database; secretKey: (text: string) => string }) {
  // Verified for unknown names, so that they take as long as known ones.
  const dummyHash = hashPassword(oneTimePassword())
  let running = 0

  async function store(tx: Queryable, staffId: number, now: number): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await insertSession(tx, { token_hash: digest(token), staff_id: staffId, created_at: now, seen_at: now })
    return token
  }

  async function check({ username, password }: SignInRequest, sender: Sender, now: number): Promise<SignInResult> {
    const keys = { account: secretKey(`sign-in account ${nameKey(username)}`), prefix: secretKey(`sign-in prefix ${sender.prefix}`) }
    const wait = await database.write(
      async (tx) =>
        (await recordAttempt(tx, keys.prefix, signInThrottle.prefix, now)) ||
        (await recordAttempt(tx, keys.account, signInThrottle.account, now)),
    )
    if (wait > 0) return { outcome: 'wait', seconds: Math.ceil(wait / 1000) }
    const account = await findStaffByName(database.db, username)
    const isRight = await verifyPassword(account?.password ?? (await dummyHash), password)
    if (!account || account.disabled === 1 || !isRight) return { outcome: 'refused' }
    const token = await database.write(async (tx) => {
      // If the password was changed while it was verified, all sessions were ended: none may be opened after that.
      if (!(await updateStaffIfUnchanged(tx, account, { disabled: 0 }))) return null
      // In the order of the counting above: locking the same rows in another order could deadlock.
      await refundAttempt(tx, keys.prefix)
      await resetAttempts(tx, keys.account)
      return store(tx, account.id, now)
    })
    return token === null ? { outcome: 'refused' } : { outcome: 'signed-in', token }
  }

  return {
    /** Opens a session for an account whose identity was just proved. @returns the token for the cookie */
    open: (staffId: number, now = Date.now()): Promise<string> => database.write((tx) => store(tx, staffId, now)),

    /** Checks a name and password. Nothing in the answer tells which of the two was wrong. */
    async signIn(request: SignInRequest, sender: Sender, now = Date.now()): Promise<SignInResult> {
      if (running >= concurrency.limit) return { outcome: 'wait', seconds: concurrency.retryAfter }
      running += 1
      try {
        return await check(request, sender, now)
      } finally {
        running -= 1
      }
    },

    /** Finds who is signed in. @param isUse false where the request must not prolong the session */
    async find(token: string | undefined, { isUse = true, now = Date.now() } = {}): Promise<SignedIn | null> {
      if (!token) return null
      const hash = digest(token)
      const row = await findSession(database.db, hash, { createdAfter: now - sessionLife.absolute, seenAfter: now - sessionLife.idle })
      if (!row) return null
      const isDue = isUse && now - row.seen_at >= touchEvery
      if (isDue) await database.write((tx) => touchSession(tx, hash, now))
      const endsAt = row.created_at + sessionLife.absolute
      return {
        id: row.id,
        name: row.name,
        mustChangePassword: row.must_change_password === 1,
        endsAt,
        idleEndsAt: Math.min(endsAt, (isDue ? now : row.seen_at) + sessionLife.idle),
      }
    },

    /** Ends a session on the server. */
    async close(token: string): Promise<void> {
      await database.write((tx) => deleteSession(tx, digest(token)))
    },
  }
}

import { retention } from '#src/contracts/retention.ts'
import type { SessionRecord } from '#src/contracts/staff/session-records.ts'
import type { SessionStanding } from '#src/contracts/staff/staff-routes.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import type { Database } from '#src/server/database/connect.ts'
import { writeFaultOf } from '#src/server/database/write-fault.ts'
import type { ContactSender } from '#src/server/services/spam/spam.ts'
import { type DiskReserve, withReserve } from '#src/server/services/storage/disk-reserve.ts'
import { mailAccountUse } from '#src/staff/account-notices.server.ts'
import {
  findStaffByName,
  type StaffRow,
  updateStaffIfUnchanged,
} from '#src/staff/account-rows.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import type { KnownDevices } from './known-devices.server.ts'
import {
  hashPassword,
  oneTimePassword,
  type PasswordCost,
  verifyPassword,
} from './passwords.server.ts'
import { lastProof, openSession, type SessionOrigin, tokenDigest } from './session-proofs.server.ts'
import { deleteSession, findSession, touchSession } from './session-rows.server.ts'
import { createSignInLog } from './sign-in-log.server.ts'
import {
  createSignInThrottle,
  crowdedRetryAfter,
  type SignInAttempt,
} from './sign-in-throttle.server.ts'

const minute = 60_000
/** Milliseconds for which a session lasts without use, and maximum milliseconds. */
export const sessionLife = {
  idle: retention.idleSessionMinutes * minute,
  absolute: retention.sessionHours * 60 * minute,
} as const
/** Milliseconds between writes of a session in use. */
const touchEvery = minute

type SignInRequest = { username: string; password: string }
type SignInOrigin = ContactSender & SessionOrigin & { deviceCookie?: string | undefined }
export type SignInResult =
  | { outcome: 'signed-in'; token: string; deviceCookie: string; isKnownDevice: boolean }
  | { outcome: 'refused' }
  | { outcome: 'wait'; seconds: number }

export const toSessionRecord = (
  { name, role, mustChangePassword, endsAt, idleEndsAt }: SignedIn,
  storageFault: SessionRecord['storageFault'],
): SessionRecord => ({
  name,
  role,
  mustChangePassword,
  endsAt: new Date(endsAt).toISOString(),
  idleEndsAt: new Date(idleEndsAt).toISOString(),
  storageFault,
})

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

function standingOf(row: SessionRow): SessionStanding {
  if (row.second_factors > 0 && row.second_factor_at === null) return 'second-factor'
  if (row.must_change_password === 1) return 'change-password'
  const isNeeded = (row.needing_roles ?? '').split(',').includes(row.role)
  return isNeeded && row.second_factors === 0 ? 'set-up-second-factor' : 'open'
}

/**
 * Tells whether a one-time password was used or has expired. Those that an earlier version of this
 * program made never expire.
 */
const hasOneTimeEnded = (account: StaffRow, now: number) =>
  account.must_change_password === 1 &&
  (account.one_time_used_at !== null ||
    (account.one_time_until !== null && account.one_time_until <= now))

type Dependencies = {
  database: Database
  /** Reserved disk space, which is freed for sign-in and sign-out on a full disk. */
  reserve: DiskReserve
  /**
   * Hashes the names of counters with a key, which hides the addresses and account names in them.
   */
  secretKey: (text: string) => string
  knownDevices: KnownDevices
  mailsWaiting: () => void
  passwordCost?: PasswordCost | undefined
}

export function createSessions({
  database: plain,
  reserve,
  secretKey,
  knownDevices,
  mailsWaiting,
  passwordCost,
}: Dependencies) {
  const database = withReserve(plain, reserve)
  const throttle = createSignInThrottle(secretKey)
  // This hash is verified for unknown names, so that refusing them takes as long as refusing known
  // names.
  const dummyHash = hashPassword(oneTimePassword(), passwordCost)
  const log = createSignInLog(secretKey)
  /** Last use of sessions by token digest, for uses that could not be written. */
  const unwrittenUse = new Map<string, number>()

  /**
   * Writes the use of a session; on a full disk to memory only, so that staff can still read
   * contact requests.
   */
  async function touch(hash: string, now: number): Promise<void> {
    try {
      await plain.write((tx) => touchSession(tx, hash, now))
      unwrittenUse.delete(hash)
    } catch (error) {
      if (writeFaultOf(error) === null) throw error
      unwrittenUse.set(hash, now)
    }
  }

  type Check = {
    account: StaffRow | undefined
    password: string
    attempt: SignInAttempt
    origin: SignInOrigin
    now: number
  }

  async function check({ account, password, attempt, origin, now }: Check): Promise<SignInResult> {
    const wait = await database.write((tx) => throttle.record(tx, attempt, now))
    if (wait > 0) return { outcome: 'wait', seconds: Math.ceil(wait / 1000) }
    const isRight = await verifyPassword(account?.password ?? (await dummyHash), password)
    if (!account || account.disabled === 1 || !isRight || hasOneTimeEnded(account, now)) {
      await database.write((tx) => log.refused(tx, account, origin.network, now))
      return { outcome: 'refused' }
    }
    const token = await database.write(async (tx) => {
      // If the password changed during its verification, all sessions were ended, and no new one
      // may open.
      const change =
        account.must_change_password === 1 ? { one_time_used_at: now } : { disabled: 0 as const }
      if (!(await updateStaffIfUnchanged(tx, account, change))) return null
      await throttle.clear(tx, attempt)
      const opened = await openSession(tx, account.id, 'password', origin, now)
      const { device = '', network = '' } = origin
      if (!attempt.deviceId)
        await mailAccountUse(tx, account, 'account-new-device', { device, network, at: now })
      await log.opened(tx, account, origin, now)
      return opened
    })
    if (token === null) return { outcome: 'refused' }
    mailsWaiting()
    const deviceCookie = knownDevices.issue(origin.deviceCookie, account.id, now)
    return { outcome: 'signed-in', token, deviceCookie, isKnownDevice: attempt.deviceId !== null }
  }

  return {
    rememberDevice: (deviceCookie: string | undefined, staffId: number, now = Date.now()): string =>
      knownDevices.issue(deviceCookie, staffId, now),

    /** Checks a name and password. The answer does not tell which one was wrong. */
    async signIn(
      { username, password }: SignInRequest,
      origin: SignInOrigin,
      now = Date.now(),
    ): Promise<SignInResult> {
      const account = await findStaffByName(database.db, username)
      const deviceId = account ? knownDevices.find(origin.deviceCookie, account.id, now) : null
      const attempt = { username, prefix: origin.prefix, deviceId }
      const slot = await throttle.enter(attempt)
      if (!slot) return { outcome: 'wait', seconds: crowdedRetryAfter }
      try {
        return await check({ account, password, attempt, origin, now })
      } finally {
        slot.release()
      }
    },

    /**
     * Finds the account of a session.
     * @param isUse false if the request must not prolong the session
     */
    async find(
      token: string | undefined,
      { isUse = true, now = Date.now() } = {},
    ): Promise<SignedIn | null> {
      if (!token) return null
      const hash = tokenDigest(token)
      const seenAfter = now - sessionLife.idle
      const unwritten = unwrittenUse.get(hash) ?? 0
      const bounds = {
        createdAfter: now - sessionLife.absolute,
        seenAfter: unwritten > seenAfter ? 0 : seenAfter,
      }
      const row = await findSession(database.db, hash, bounds)
      if (!row) {
        unwrittenUse.delete(hash)
        return null
      }
      const seenAt = Math.max(row.seen_at, unwritten)
      const isDue = isUse && now - seenAt >= touchEvery
      if (isDue) await touch(hash, now)
      const endsAt = row.created_at + sessionLife.absolute
      return {
        id: row.id,
        name: row.name,
        role: row.role,
        email: row.email,
        timeZone: row.time_zone,
        sessionId: row.session_id,
        device: row.device,
        network: row.network,
        origin: null,
        standing: standingOf(row),
        mustChangePassword: row.must_change_password === 1,
        hasSecondFactor: row.second_factors > 0,
        provedAt: lastProof(row),
        endsAt,
        idleEndsAt: Math.min(endsAt, (isDue ? now : seenAt) + sessionLife.idle),
      }
    },

    /**
     * Ends a session.
     * @param leaver the account that signs out; null if another session replaces this one
     */
    async close(token: string, leaver: Actor | null = null): Promise<void> {
      unwrittenUse.delete(tokenDigest(token))
      await database.write(async (tx) => {
        await deleteSession(tx, tokenDigest(token))
        if (leaver) await recordAudit(tx, leaver, { action: 'session.closed' })
      })
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

import type { Queryable } from '#src/core/database/connect.ts'
import { countHit } from '#src/core/database/rates.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import type { RequestSender } from '#src/core/spam/spam.ts'
import { mailAccountUse } from '#src/staff/account-notices.server.ts'
import {
  findStaffByName,
  type StaffRow,
  updateStaffIfUnchanged,
} from '#src/staff/account-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import type { RelyingParty } from '../second-factor/passkeys.server.ts'
import { findDevice, issueDeviceCookie } from './known-devices.server.ts'
import {
  hashPassword,
  oneTimePassword,
  type PasswordCost,
  verifyPassword,
} from './passwords.server.ts'
import { openSession, type ProofContext, type SessionOrigin } from './session-proofs.server.ts'
import {
  countSignIn,
  enterQueue,
  forgetSignIn,
  openSignInQueues,
  type SignInAttempt,
  type SignInQueues,
} from './sign-in-throttle.server.ts'

declare module '#src/core/http/app-env.ts' {
  interface Variables {
    relyingParty: RelyingParty
    /** The received cookie of a known device, and the one to send (known-devices.server.ts). */
    deviceCookie: string | undefined
    nextDeviceCookie: string | undefined
    /** The session cookie to send: a token, null to clear it, undefined to leave it unchanged. */
    nextSession: string | null | undefined
  }
}

/**
 * Seconds after which a sign-in that found no place in the queue of password checks may be tried
 * again.
 */
const crowdedRetryAfter = 2

/** What sign-ins need until the process ends. */
type SignInState = {
  queues: SignInQueues
  /**
   * This hash is verified for unknown names, so that refusing them takes as long as refusing known
   * names.
   */
  dummyHash: Promise<string>
}

export const openSignInState = (cost?: PasswordCost): SignInState => ({
  queues: openSignInQueues(),
  dummyHash: hashPassword(oneTimePassword(), cost),
})

/** `secret`: of this installation, by which the cookies of devices are signed. */
export type SignInContext = ProofContext & { secret: string; signIns: SignInState }

type SignInRequest = { username: string; password: string }
type SignInOrigin = RequestSender & SessionOrigin & { deviceCookie?: string | undefined }
type SignInResult =
  | { outcome: 'signed-in'; token: string; deviceCookie: string; isKnownDevice: boolean }
  | { outcome: 'refused' }
  | { outcome: 'wait'; seconds: number }

/**
 * Returns whether a one-time password was used or has expired. Those that an earlier version of this
 * program made never expire.
 */
const hasOneTimeEnded = (account: StaffRow, now: number) =>
  account.must_change_password === 1 &&
  (account.one_time_used_at !== null ||
    (account.one_time_until !== null && account.one_time_until <= now))

const isPowerOfTen = (count: number) => Number.isInteger(Math.log10(count))

/**
 * Logs the 1st, 10th, 100th … refused sign-in (decision 0038). Unknown names are not stored: people
 * type passwords there.
 */
async function logRefusal(
  { secretKey }: SignInContext,
  tx: Queryable,
  { account, origin: { network = '' }, now }: Pick<Check, 'account' | 'origin' | 'now'>,
): Promise<void> {
  const subject = account ? `account ${account.id}` : 'unknown name'
  const { windowMs, entries } = serverLimits.refusals
  const key = secretKey(`refused sign-in ${network} ${subject}`)
  const times = await countHit(tx, key, windowMs, now)
  if (!isPowerOfTen(times)) return
  const noted = await countHit(tx, secretKey('refused sign-ins noted'), windowMs, now)
  if (noted > entries && !isPowerOfTen(noted)) return
  const detail = { times }
  const actor = { id: null, name: 'somebody', network }
  await recordAudit(tx, actor, { action: 'session.refused', subject, detail }, now)
}

type Check = {
  /** Undefined for an unknown name. */
  account: StaffRow | undefined
  password: string
  attempt: SignInAttempt
  origin: SignInOrigin
  now: number
}

async function check(
  context: SignInContext,
  { account, password, attempt, origin, now }: Check,
): Promise<SignInResult> {
  const { database } = context
  const wait = await database.write((tx) => countSignIn(context, tx, attempt, now))
  if (wait > 0) return { outcome: 'wait', seconds: Math.ceil(wait / 1000) }
  const hash = account?.password ?? (await context.signIns.dummyHash)
  const isRight = await verifyPassword(hash, password)
  if (!account || account.disabled === 1 || !isRight || hasOneTimeEnded(account, now)) {
    await database.write((tx) => logRefusal(context, tx, { account, origin, now }))
    return { outcome: 'refused' }
  }
  const token = await database.write(async (tx) => {
    // If the password changed during its verification, all sessions were ended, and no new one may
    // open.
    const change =
      account.must_change_password === 1 ? { one_time_used_at: now } : { disabled: 0 as const }
    if (!(await updateStaffIfUnchanged(tx, account, change))) return null
    await forgetSignIn(context, tx, attempt)
    const { device = '', network = '' } = origin
    const session = { staffId: account.id, act: 'password', device, network, now } as const
    const opened = await openSession(tx, session)
    if (!attempt.deviceId)
      await mailAccountUse(tx, account, 'account-new-device', { device, network, at: now })
    const actor = { id: account.id, name: account.name, network }
    await recordAudit(tx, actor, { action: 'session.opened', detail: { device } }, now)
    return opened
  })
  if (token === null) return { outcome: 'refused' }
  return {
    outcome: 'signed-in',
    token,
    deviceCookie: issueDeviceCookie(context.secret, origin.deviceCookie, account.id, now),
    isKnownDevice: attempt.deviceId !== null,
  }
}

/** Checks a name and password. The answer does not show which one was wrong. */
export async function signIn(
  context: SignInContext,
  { username, password }: SignInRequest,
  origin: SignInOrigin,
  now = Date.now(),
): Promise<SignInResult> {
  const account = await findStaffByName(context.database.db, username)
  const deviceId = account ? findDevice(context.secret, origin.deviceCookie, account.id, now) : null
  const attempt = { username, prefix: origin.prefix, deviceId }
  const permit = await enterQueue(context.signIns.queues, attempt)
  if (!permit) return { outcome: 'wait', seconds: crowdedRetryAfter }
  try {
    return await check(context, { account, password, attempt, origin, now })
  } finally {
    permit.release()
  }
}

import { staffLimits } from '#src/contracts/staff-limits.ts'
import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import { recordAttempt, resetAttempts, type Throttle } from '#src/server/database/rates.ts'
import { type AccountNotice, mailAccountUse } from '#src/staff/account-notices.server.ts'
import { findStaff } from '#src/staff/account-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { verifyPassword } from '#src/staff/sign-in/passwords.server.ts'
import { type Act, noteAct } from '#src/staff/sign-in/session-proofs.server.ts'
import { consumeRecoveryCode, consumeTotpStep, findTotp } from './second-factor-rows.server.ts'
import { findClockError, matchTotp } from './totp.server.ts'

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

export type ProofMethod = Extract<Act, 'password' | 'authenticator' | 'recovery-code' | 'passkey'>
export type Proof = { password: string } | { code: string }
export type ProofResult =
  | { outcome: 'proved'; token: string }
  /** `minutes`: how far the phone's clock is ahead, where the code is right for another time. */
  | { outcome: 'refused'; minutes?: number }
  | { outcome: 'wait'; seconds: number }

export const recoveryCodeHash = (
  secretKey: (text: string) => string,
  staffId: number,
  code: string,
): string => secretKey(`recovery code ${staffId} ${code}`)

const notify = (tx: Queryable, staff: SignedIn, kind: AccountNotice, now: number) =>
  mailAccountUse(tx, staff, kind, { device: staff.device, network: staff.network, at: now })

/** Logs and mails that a second factor was added or removed. To be called last in a transaction. */
export async function noteChange(
  tx: Queryable,
  staff: SignedIn,
  act: 'added' | 'removed',
  kind: 'authenticator' | 'passkey',
  now: number,
) {
  await notify(tx, staff, 'account-second-factor-changed', now)
  await recordAudit(
    tx,
    toActor(staff),
    { action: `second-factor.${act}`, subject: `account ${staff.id}`, detail: { kind } },
    now,
  )
}

/**
 * Checks proofs of identity: the second step of a sign-in, and the proof before an export or
 * deletion (decision 0037).
 */
export function createIdentity({
  database,
  secretKey,
}: {
  database: Database
  secretKey: (text: string) => string
}) {
  const counter = ({ id }: SignedIn) => secretKey(`identity account ${id}`)

  async function consumeCode(
    tx: Queryable,
    { id }: SignedIn,
    code: string,
    now: number,
  ): Promise<ProofMethod | null> {
    if (code.length === staffLimits.code.recovery)
      return (await consumeRecoveryCode(tx, id, recoveryCodeHash(secretKey, id, code), now))
        ? 'recovery-code'
        : null
    const totp = await findTotp(tx, id)
    const step = totp ? matchTotp(totp.secret, code, now) : null
    if (!totp || step === null) return null
    return (await consumeTotpStep(tx, totp, { step, now, confirms: false }))
      ? 'authenticator'
      : null
  }

  /**
   * Notes a proof. Last call in a transaction.
   * @returns the session's new token, or null for an ended session
   */
  async function settle(
    tx: Queryable,
    staff: SignedIn,
    method: ProofMethod,
    now: number,
  ): Promise<string | null> {
    const token = await noteAct(tx, staff.sessionId, method, now)
    if (!token) return null
    await resetAttempts(tx, counter(staff))
    if (method === 'recovery-code') await notify(tx, staff, 'account-recovery-code-used', now)
    await recordAudit(
      tx,
      toActor(staff),
      { action: 'identity.confirmed', subject: `account ${staff.id}`, detail: { method } },
      now,
    )
    return token
  }

  /**
   * Notes an added factor. Last call in a transaction.
   * @returns the session's new token
   * @throws for an ended session, to add nothing
   */
  async function settleAddition(
    tx: Queryable,
    staff: SignedIn,
    kind: 'authenticator' | 'passkey',
    now: number,
  ): Promise<string> {
    const token = await noteAct(tx, staff.sessionId, `${kind}-added`, now)
    if (!token) throw new Error('The session ended while a second factor was added.')
    await resetAttempts(tx, counter(staff))
    await noteChange(tx, staff, 'added', kind, now)
    return token
  }

  async function conclude(
    tx: Queryable,
    staff: SignedIn,
    method: ProofMethod | null,
    now: number,
  ): Promise<ProofResult> {
    const token = method && (await settle(tx, staff, method, now))
    if (token) return { outcome: 'proved', token }
    await recordAudit(
      tx,
      toActor(staff),
      { action: 'identity.refused', subject: `account ${staff.id}` },
      now,
    )
    return { outcome: 'refused' }
  }

  /**
   * Says how far the phone's clock is off. A code of a time to come is used up, because naming it
   * would otherwise tell a guesser a code that opens the account later.
   */
  async function refuseByClock(
    tx: Queryable,
    { id }: SignedIn,
    code: string,
    now: number,
  ): Promise<ProofResult> {
    const totp = await findTotp(tx, id)
    const error = totp && matchTotp(totp.secret, code, now) === null
    const found = error ? findClockError(totp.secret, code, now) : null
    if (!totp || !found) return { outcome: 'refused' }
    if (found.minutes > 0)
      await consumeTotpStep(tx, totp, { step: found.step, now, confirms: false })
    return { outcome: 'refused', minutes: found.minutes }
  }

  async function isOwnPassword(
    { id, hasSecondFactor }: SignedIn,
    password: string,
  ): Promise<boolean> {
    const account = hasSecondFactor ? undefined : await findStaff(database.db, id)
    return account !== undefined && (await verifyPassword(account.password, password))
  }

  const throttle = async (staff: SignedIn, now: number): Promise<number> =>
    Math.ceil(
      (await database.write((tx) => recordAttempt(tx, counter(staff), proofThrottle, now))) / 1000,
    )

  return {
    settleAddition,
    conclude,
    countGuess: throttle,
    forgetGuesses: (tx: Queryable, staff: SignedIn) => resetAttempts(tx, counter(staff)),

    async addApp(staff: SignedIn, code: string, now = Date.now()): Promise<ProofResult> {
      const seconds = await throttle(staff, now)
      if (seconds > 0) return { outcome: 'wait', seconds }
      return database.write(async (tx) => {
        const totp = await findTotp(tx, staff.id)
        const step = totp ? matchTotp(totp.secret, code, now) : null
        const isTaken =
          totp && step !== null && (await consumeTotpStep(tx, totp, { step, now, confirms: true }))
        if (!isTaken) return refuseByClock(tx, staff, code, now)
        return { outcome: 'proved', token: await settleAddition(tx, staff, 'authenticator', now) }
      })
    },

    /** Checks a proof. A password counts only for an account without a second factor. */
    async prove(staff: SignedIn, proof: Proof, now = Date.now()): Promise<ProofResult> {
      const seconds = await throttle(staff, now)
      if (seconds > 0) return { outcome: 'wait', seconds }
      if ('password' in proof) {
        const method = (await isOwnPassword(staff, proof.password)) ? 'password' : null
        return database.write((tx) => conclude(tx, staff, method, now))
      }
      return database.write(async (tx) => {
        const result = await conclude(tx, staff, await consumeCode(tx, staff, proof.code, now), now)
        return result.outcome === 'refused' ? refuseByClock(tx, staff, proof.code, now) : result
      })
    },
  }
}

export type Identity = ReturnType<typeof createIdentity>

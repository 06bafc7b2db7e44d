import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { type AccountNotice, mailAccountUse } from '#src/staff/account-notices.server.ts'
import { findStaff } from '#src/staff/account-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { verifyPassword } from '#src/staff/sign-in/passwords.server.ts'
import {
  type Act,
  countGuess,
  forgetGuesses,
  noteAct,
  type ProofContext,
} from '#src/staff/sign-in/session-proofs.server.ts'
import { consumeRecoveryCode, consumeTotpStep, findTotp } from './second-factor-rows.server.ts'
import { findClockError, matchTotp } from './totp.server.ts'

type ProofMethod = Extract<Act, 'password' | 'authenticator' | 'recovery-code' | 'passkey'>
export type Proof = { password: string } | { code: string }
export type ProofResult =
  | { outcome: 'proved'; token: string }
  /** `minutes`: how far the phone's clock is ahead, where the code is right for another time. */
  | { outcome: 'refused'; minutes?: number }
  | { outcome: 'wait'; seconds: number }

export const recoveryCodeHash = (
  { secretKey }: Pick<ProofContext, 'secretKey'>,
  staffId: number,
  code: string,
): string => secretKey(`recovery code ${staffId} ${code}`)

/** What someone who is signed in does, in its transaction. */
type OwnAct = { tx: Queryable; staff: SignedIn; now: number }

const notify = ({ tx, staff, now }: OwnAct, kind: AccountNotice) =>
  mailAccountUse(tx, staff, kind, { device: staff.device, network: staff.network, at: now })

/** Logs and mails that a second factor was added or removed. To be called last in a transaction. */
export async function noteChange(
  act: OwnAct,
  change: 'added' | 'removed',
  kind: 'authenticator' | 'passkey',
) {
  const { tx, staff, now } = act
  await notify(act, 'account-second-factor-changed')
  await recordAudit(
    tx,
    toActor(staff),
    { action: `second-factor.${change}`, subject: `account ${staff.id}`, detail: { kind } },
    now,
  )
}

/**
 * Notes an added factor. Last call in a transaction.
 * @returns the session's new token
 * @throws for an ended session, to add nothing
 */
export async function noteAddition(
  context: ProofContext,
  act: OwnAct,
  kind: 'authenticator' | 'passkey',
): Promise<string> {
  const { tx, staff, now } = act
  const token = await noteAct(tx, staff.sessionId, `${kind}-added`, now)
  if (!token) throw new Error('The session ended while a second factor was added.')
  await forgetGuesses(context, tx, staff)
  await noteChange(act, 'added', kind)
  return token
}

/**
 * Notes a proof, or its refusal. Last call in a transaction.
 * @param method null for a refused proof
 */
export async function noteProof(
  context: ProofContext,
  act: OwnAct,
  method: ProofMethod | null,
): Promise<ProofResult> {
  const { tx, staff, now } = act
  const subject = `account ${staff.id}`
  const token = method && (await noteAct(tx, staff.sessionId, method, now))
  if (!token) {
    await recordAudit(tx, toActor(staff), { action: 'identity.refused', subject }, now)
    return { outcome: 'refused' }
  }
  await forgetGuesses(context, tx, staff)
  if (method === 'recovery-code') await notify(act, 'account-recovery-code-used')
  const detail = { method }
  await recordAudit(tx, toActor(staff), { action: 'identity.confirmed', subject, detail }, now)
  return { outcome: 'proved', token }
}

async function consumeCode(
  context: ProofContext,
  { tx, staff: { id }, now }: OwnAct,
  code: string,
): Promise<ProofMethod | null> {
  if (code.length === staffLimits.code.recovery)
    return (await consumeRecoveryCode(tx, id, recoveryCodeHash(context, id, code), now))
      ? 'recovery-code'
      : null
  const totp = await findTotp(tx, id)
  const step = totp ? matchTotp(totp.secret, code, now) : null
  if (!totp || step === null) return null
  return (await consumeTotpStep(tx, totp, { step, now, confirms: false })) ? 'authenticator' : null
}

/**
 * Returns how far the phone's clock is off. A code of a time to come is used up, because naming it
 * would otherwise tell a guesser a code that opens the account later.
 */
async function refuseByClock(
  { tx, staff: { id }, now }: OwnAct,
  code: string,
): Promise<ProofResult> {
  const totp = await findTotp(tx, id)
  const error = totp && matchTotp(totp.secret, code, now) === null
  const found = error ? findClockError(totp.secret, code, now) : null
  if (!totp || !found) return { outcome: 'refused' }
  if (found.minutes > 0) await consumeTotpStep(tx, totp, { step: found.step, now, confirms: false })
  return { outcome: 'refused', minutes: found.minutes }
}

async function isOwnPassword(
  { database: { db } }: ProofContext,
  { id, hasSecondFactor }: SignedIn,
  password: string,
): Promise<boolean> {
  const account = hasSecondFactor ? undefined : await findStaff(db, id)
  return account !== undefined && (await verifyPassword(account.password, password))
}

/** Confirms an offered authenticator app by its first code. */
export async function addApp(
  context: ProofContext,
  staff: SignedIn,
  code: string,
  now = Date.now(),
): Promise<ProofResult> {
  const seconds = await countGuess(context, staff, now)
  if (seconds > 0) return { outcome: 'wait', seconds }
  return context.database.write(async (tx) => {
    const totp = await findTotp(tx, staff.id)
    const step = totp ? matchTotp(totp.secret, code, now) : null
    const isAdded =
      totp && step !== null && (await consumeTotpStep(tx, totp, { step, now, confirms: true }))
    const act = { tx, staff, now }
    if (!isAdded) return refuseByClock(act, code)
    const token = await noteAddition(context, act, 'authenticator')
    return { outcome: 'proved', token }
  })
}

/**
 * Checks a proof of identity: the second step of a sign-in, and the proof before an export or
 * deletion (decision 0037). A password counts only for an account without a second factor.
 */
export async function proveIdentity(
  context: ProofContext,
  staff: SignedIn,
  proof: Proof,
  now = Date.now(),
): Promise<ProofResult> {
  const seconds = await countGuess(context, staff, now)
  if (seconds > 0) return { outcome: 'wait', seconds }
  const { database } = context
  if ('password' in proof) {
    const method = (await isOwnPassword(context, staff, proof.password)) ? 'password' : null
    return database.write((tx) => noteProof(context, { tx, staff, now }, method))
  }
  const { code } = proof
  return database.write(async (tx) => {
    const act = { tx, staff, now }
    const method = await consumeCode(context, act, code)
    const result = await noteProof(context, act, method)
    return result.outcome === 'refused' ? refuseByClock(act, code) : result
  })
}

import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { mailAccountUse } from '#src/staff/account-notices.server.ts'
import { findStaff, lockOpenStaff, updateStaffIfUnchanged } from '#src/staff/account-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { findPasswordFault } from './password-strength.server.ts'
import { hashPassword, type PasswordCost, verifyPassword } from './passwords.server.ts'
import { countGuess, forgetGuesses, noteAct, type ProofContext } from './session-proofs.server.ts'
import { deleteOtherSessions, hasSession } from './session-rows.server.ts'

export type PasswordContext = ProofContext & {
  company: () => string
  passwordCost?: PasswordCost | undefined
}
/** `device`: from which the password is changed, for the mail about it. */
type PasswordChange = { currentPassword: string; newPassword: string; device?: string }
type PasswordResult =
  | { outcome: 'done'; token: string }
  | { outcome: 'wrong' }
  | { outcome: 'weak'; fault: string }
  | { outcome: 'wait'; seconds: number }

/**
 * Changes the password of the signed-in account and ends its other sessions (decision 0037). Checks
 * the current one, with throttled guesses, unless it is a one-time password.
 */
export async function changeOwnPassword(
  context: PasswordContext,
  staff: SignedIn,
  { currentPassword, newPassword, device = '' }: PasswordChange,
): Promise<PasswordResult> {
  const now = Date.now()
  const { database } = context
  const { id, name, sessionId, mustChangePassword: isFirst } = staff
  const account = await findStaff(database.db, id)
  if (!account) return { outcome: 'wrong' }
  if (!isFirst) {
    const seconds = await countGuess(context, staff, now)
    if (seconds > 0) return { outcome: 'wait', seconds }
    if (!(await verifyPassword(account.password, currentPassword))) return { outcome: 'wrong' }
  }
  const fault = await findPasswordFault(newPassword, [name, context.company()])
  if (fault) return { outcome: 'weak', fault }
  const password = await hashPassword(newPassword, context.passwordCost)
  return database.write(async (tx) => {
    // The account is locked before its session is read, so a concurrent reset either has ended the
    // session already or waits.
    if (!(await lockOpenStaff(tx, id)) || !(await hasSession(tx, sessionId)))
      return { outcome: 'wrong' }
    const change = {
      password,
      must_change_password: 0,
      one_time_until: null,
      one_time_used_at: null,
    } as const
    if (!(await updateStaffIfUnchanged(tx, account, change))) return { outcome: 'wrong' }
    await deleteOtherSessions(tx, id, sessionId)
    const token = await noteAct(tx, sessionId, isFirst ? 'chosen-password' : 'password', now)
    // Throwing rolls the whole transaction back.
    if (!token) throw new Error('The session ended while its password was changed.')
    await forgetGuesses(context, tx, staff)
    await mailAccountUse(tx, account, 'account-password-changed', {
      device,
      network: staff.network,
      at: now,
    })
    await recordAudit(tx, toActor(staff), { action: 'password.changed' }, now)
    return { outcome: 'done', token }
  })
}

import type { Role } from '#src/contracts/permissions.ts'
import { firstAccount } from '#src/contracts/staff/first-account.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Database } from '#src/core/database/connect.ts'
import {
  findStaffByName,
  insertStaff,
  listStaff,
  updateStaff,
} from '#src/staff/account-rows.server.ts'
import { commandLine, recordAudit } from '#src/staff/audit/audit.server.ts'
import {
  hashPassword,
  oneTimePassword,
  type PasswordCost,
} from '#src/staff/sign-in/passwords.server.ts'
import { deleteSessionsOf } from '#src/staff/sign-in/session-rows.server.ts'
import { deleteAccountLinks, endAccountLinks } from './account-links.server.ts'

const oneTime = async (now: number, cost?: PasswordCost) => {
  const password = oneTimePassword()
  const row = {
    password: await hashPassword(password, cost),
    must_change_password: 1,
    one_time_used_at: null,
  } as const
  return { password, row: { ...row, one_time_until: now + staffLimits.oneTimePasswordMs } }
}

type AccountContext = { database: Database; passwordCost?: PasswordCost | undefined }

/**
 * Adds an account. Its password opens one session within three days, and has to be changed in it.
 * @returns the one-time password; null if the name is taken
 */
export async function addAccount(
  { database, passwordCost }: AccountContext,
  name: string,
  role: Role = 'owner',
  now = Date.now(),
): Promise<string | null> {
  const { password, row } = await oneTime(now, passwordCost)
  return database.write(async (tx) => {
    const id = await insertStaff(tx, {
      name: name.trim(),
      role,
      disabled: 0,
      created_at: now,
      ...row,
    })
    if (id === null) return null
    const subject = `account ${id}`
    await recordAudit(tx, commandLine, { action: 'account.added', subject, detail: { role } }, now)
    return password
  })
}

/** @returns the one-time password of the first account; null if there are accounts already */
export const addFirstAccount = async (context: AccountContext): Promise<string | null> =>
  (await listStaff(context.database.db)).length > 0 ? null : addAccount(context, firstAccount)

/**
 * Gives an account a new one-time password, enables the account, and ends its sessions and links.
 * @returns null for an unknown name
 */
export async function resetAccount(
  { database, passwordCost }: AccountContext,
  name: string,
  now = Date.now(),
): Promise<string | null> {
  const account = await findStaffByName(database.db, name)
  if (!account) return null
  const { password, row } = await oneTime(now, passwordCost)
  await database.write(async (tx) => {
    await updateStaff(tx, account.id, { disabled: 0, ...row })
    await deleteSessionsOf(tx, account.id)
    await deleteAccountLinks(tx, account.id)
    const subject = `account ${account.id}`
    await recordAudit(tx, commandLine, { action: 'account.recovery', subject }, now)
  })
  return password
}

/** Closes an account and ends its sessions and links. @returns whether the name is known */
export async function disableAccount(
  { database }: AccountContext,
  name: string,
  now = Date.now(),
): Promise<boolean> {
  const account = await findStaffByName(database.db, name)
  if (!account) return false
  await database.write(async (tx) => {
    await updateStaff(tx, account.id, { disabled: 1 })
    await deleteSessionsOf(tx, account.id)
    await endAccountLinks(tx, account.id, now)
    const subject = `account ${account.id}`
    await recordAudit(tx, commandLine, { action: 'account.disabled', subject }, now)
  })
  return true
}

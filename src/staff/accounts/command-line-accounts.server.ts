import type { Role } from '#src/contracts/permissions.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Database } from '#src/server/database/connect.ts'
import {
  deleteAccountLinks,
  endAccountLinks,
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

export const firstAccount = 'admin'

const oneTime = async (now: number, cost?: PasswordCost) => {
  const password = oneTimePassword()
  const row = {
    password: await hashPassword(password, cost),
    must_change_password: 1,
    one_time_used_at: null,
  } as const
  return { password, row: { ...row, one_time_until: now + staffLimits.oneTimePasswordMs } }
}

/**
 * Manages accounts from the command line. A password made here opens one session within three days,
 * and has to be changed in it.
 */
export function createStaff(database: Database, passwordCost?: PasswordCost) {
  async function add(name: string, role: Role = 'owner', now = Date.now()): Promise<string | null> {
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
      await recordAudit(
        tx,
        commandLine,
        { action: 'account.added', subject: `account ${id}`, detail: { role } },
        now,
      )
      return password
    })
  }

  return {
    /** @returns a one-time password; null if the name is taken */
    add,

    /** @returns the one-time password of the first account; null if there are accounts already */
    async addFirst(): Promise<string | null> {
      return (await listStaff(database.db)).length > 0 ? null : add(firstAccount)
    },

    /**
     * Gives an account a new one-time password, enables the account, and ends its sessions and
     * links.
     * @returns null for an unknown name
     */
    async reset(name: string, now = Date.now()): Promise<string | null> {
      const account = await findStaffByName(database.db, name)
      if (!account) return null
      const { password, row } = await oneTime(now, passwordCost)
      await database.write(async (tx) => {
        await updateStaff(tx, account.id, { disabled: 0, ...row })
        await deleteSessionsOf(tx, account.id)
        await deleteAccountLinks(tx, account.id)
        await recordAudit(
          tx,
          commandLine,
          { action: 'account.recovery', subject: `account ${account.id}` },
          now,
        )
      })
      return password
    },

    /** Closes an account and ends its sessions and links. @returns whether the name is known */
    async disable(name: string, now = Date.now()): Promise<boolean> {
      const account = await findStaffByName(database.db, name)
      if (!account) return false
      await database.write(async (tx) => {
        await updateStaff(tx, account.id, { disabled: 1 })
        await deleteSessionsOf(tx, account.id)
        await endAccountLinks(tx, account.id, now)
        await recordAudit(
          tx,
          commandLine,
          { action: 'account.disabled', subject: `account ${account.id}` },
          now,
        )
      })
      return true
    },

    async list() {
      const rows = await listStaff(database.db)
      return rows.map((row) => ({
        name: row.name,
        role: row.role,
        isDisabled: row.disabled === 1,
        mustChangePassword: row.must_change_password === 1,
        createdAt: new Date(row.created_at),
      }))
    },
  }
}

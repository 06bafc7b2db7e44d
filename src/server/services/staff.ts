import type { Database } from '../database/connect.ts'
import { deleteSessionsOf } from '../database/sessions.ts'
import { findStaff, findStaffByName, insertStaff, listStaff, updateStaff, updateStaffIfUnchanged } from '../database/staff.ts'
import { hashPassword, oneTimePassword, verifyPassword } from './passwords.ts'

/** The account that the first start makes. */
export const firstAccount = 'admin'

/** Staff accounts. Every password made here is for one use: it has to be changed at the first sign-in. */
export function createStaff(database: Database) {
  async function add(name: string): Promise<string | null> {
    const password = oneTimePassword()
    const hash = await hashPassword(password)
    const account = { name: name.trim(), password: hash, must_change_password: 1, disabled: 0, created_at: Date.now() } as const
    return (await database.write((tx) => insertStaff(tx, account))) ? password : null
  }

  return {
    /** Adds an account. @returns its one-time password, or null when the name is taken */
    add,

    /** Makes the first account when there is none. @returns its one-time password, or null when there are accounts */
    async addFirst(): Promise<string | null> {
      return (await listStaff(database.db)).length > 0 ? null : add(firstAccount)
    },

    /** Gives an account a new one-time password, enables it and ends its sessions. @returns null for an unknown name */
    async reset(name: string): Promise<string | null> {
      const account = await findStaffByName(database.db, name)
      if (!account) return null
      const password = oneTimePassword()
      const hash = await hashPassword(password)
      await database.write(async (tx) => {
        await updateStaff(tx, account.id, { password: hash, must_change_password: 1, disabled: 0 })
        await deleteSessionsOf(tx, account.id)
      })
      return password
    },

    /** Closes an account and ends its sessions. @returns whether the name is known */
    async disable(name: string): Promise<boolean> {
      const account = await findStaffByName(database.db, name)
      if (!account) return false
      await database.write(async (tx) => {
        await updateStaff(tx, account.id, { disabled: 1 })
        await deleteSessionsOf(tx, account.id)
      })
      return true
    },

    async list() {
      const rows = await listStaff(database.db)
      return rows.map((row) => ({
        name: row.name,
        isDisabled: row.disabled === 1,
        mustChangePassword: row.must_change_password === 1,
        createdAt: new Date(row.created_at),
      }))
    },

    /** Changes one's own password and ends every session of the account. @returns false when the current one is wrong, or no longer is */
    async changePassword(id: number, { currentPassword, newPassword }: { currentPassword: string; newPassword: string }) {
      const account = await findStaff(database.db, id)
      if (!account || !(await verifyPassword(account.password, currentPassword))) return false
      const hash = await hashPassword(newPassword)
      return database.write(async (tx) => {
        const isChanged = await updateStaffIfUnchanged(tx, account, { password: hash, must_change_password: 0 })
        if (isChanged) await deleteSessionsOf(tx, id)
        return isChanged
      })
    },
  }
}

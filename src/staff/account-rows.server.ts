import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import { cleanIdentifier } from '#src/contracts/clean-text.ts'
import type { Role } from '#src/contracts/permissions.ts'
import type { Milliseconds, ZeroOrOne } from '#src/core/database/columns.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { hasChanged } from '#src/core/database/results.ts'

type StaffTable = {
  id: Generated<number>
  name: string
  name_key: string
  password: string
  must_change_password: ZeroOrOne
  disabled: ZeroOrOne
  created_at: Milliseconds
  role: Generated<Role>
  email: string | null
  /** Times of expiry and use of a one-time password, which opens one session. */
  one_time_until: Milliseconds | null
  one_time_used_at: Milliseconds | null
  signed_in_at: Milliseconds | null
  /** How the list of requests is shown (desk/requests). */
  contact_view: Generated<'cards' | 'list'>
  /** In which its pages show times; null until its browser has named one. */
  time_zone: string | null
  /** The name that customers read on offers; null for `name`. */
  shown_name: string | null
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    staff: StaffTable
  }
}

export type StaffRow = Selectable<StaffTable>

export const nameKey = (name: string) => cleanIdentifier(name).normalize('NFKC').toLowerCase()

/** Adds an account. @returns its id; null if the name is taken */
export async function insertStaff(
  db: Queryable,
  account: Omit<Insertable<StaffTable>, 'name_key'>,
): Promise<number | null> {
  const added = await db
    .insertInto('staff')
    .values({ ...account, name: cleanIdentifier(account.name), name_key: nameKey(account.name) })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export const findStaffByName = (db: Queryable, name: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst()

export const findStaff = (db: Queryable, id: number): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()

export const listStaff = (db: Queryable): Promise<StaffRow[]> =>
  db.selectFrom('staff').selectAll().orderBy('name_key').execute()

type StaffChange = Partial<Omit<StaffRow, 'id' | 'name' | 'name_key' | 'created_at'>>

export const updateStaff = (db: Queryable, id: number, change: StaffChange) =>
  db.updateTable('staff').set(change).where('id', '=', id).execute()

/**
 * Changes an open account whose password is still the same and as unused as in the given row, and
 * locks it until the transaction ends.
 */
export const updateStaffIfUnchanged = (
  db: Queryable,
  { id, password, one_time_used_at }: Pick<StaffRow, 'id' | 'password' | 'one_time_used_at'>,
  change: StaffChange,
): Promise<boolean> => {
  const same = db.updateTable('staff').where('id', '=', id).where('password', '=', password)
  return hasChanged(
    same
      .where('one_time_used_at', 'is not distinct from', one_time_used_at)
      .where('disabled', '=', 0)
      .set(change),
  )
}

/** Locks an account until the transaction ends. @returns false if it is closed or gone */
export const lockOpenStaff = (db: Queryable, id: number): Promise<boolean> =>
  hasChanged(
    db.updateTable('staff').set({ disabled: 0 }).where('id', '=', id).where('disabled', '=', 0),
  )

/** Number of the account's passkeys and confirmed authenticator apps, in a query of `staff`. */
export const secondFactors =
  sql<number>`(select count(*) from passkey where passkey.staff_id = staff.id)
  + (select count(*) from totp where totp.staff_id = staff.id and totp.confirmed_at is not null)`.as(
    'second_factors',
  )

/** Locks the accounts of owners that can sign in, until the transaction ends. @returns their ids */
export async function lockActiveOwners(
  db: Queryable,
  engine: Database['engine'],
): Promise<number[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled', '=', 0)
    .where('must_change_password', '=', 0)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()
  return rows.map(({ id }) => id)
}

export const listOwners = (db: Queryable) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'owner')
    .where('disabled', '=', 0)
    .orderBy('id')
    .execute()

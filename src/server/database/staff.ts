import type { Insertable, Selectable } from 'kysely'
import type { Queryable } from './connect.ts'
import type { StaffTable } from './schema.ts'

export type StaffRow = Selectable<StaffTable>

/** Folds an account name to the form in which it is unique. */
export const nameKey = (name: string) => name.normalize('NFKC').trim().toLowerCase()

/** Adds an account. @returns whether it was added; false when the name is taken */
export async function insertStaff(db: Queryable, account: Omit<Insertable<StaffTable>, 'name_key'>): Promise<boolean> {
  const added = await db
    .insertInto('staff')
    .values({ ...account, name_key: nameKey(account.name) })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const findStaffByName = (db: Queryable, name: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst()

export const findStaff = (db: Queryable, id: number): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()

export const listStaff = (db: Queryable): Promise<StaffRow[]> => db.selectFrom('staff').selectAll().orderBy('name_key').execute()

export const updateStaff = (db: Queryable, id: number, change: Partial<Pick<StaffRow, 'password' | 'must_change_password' | 'disabled'>>) =>
  db.updateTable('staff').set(change).where('id', '=', id).execute()

/** Changes an account if it is still enabled and has the password that was read, and locks its row until the transaction ends. */
export const updateStaffIfUnchanged = async (
  db: Queryable,
  { id, password }: Pick<StaffRow, 'id' | 'password'>,
  change: Partial<Pick<StaffRow, 'password' | 'must_change_password' | 'disabled'>>,
): Promise<boolean> =>
  (
    await db
      .updateTable('staff')
      .set(change)
      .where('id', '=', id)
      .where('password', '=', password)
      .where('disabled', '=', 0)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

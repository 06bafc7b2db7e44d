import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import type { Queryable } from './connect.ts'
import type { StaffTable, Tables } from './schema.ts'

export type StaffRow = Selectable<StaffTable>

/** Folds an account name; unique in this form. */
export const nameKey = (name: string) => name.normalize('NFKC').trim().toLowerCase()

/** Adds an account. @returns its id; null when the name is taken */
export async function insertStaff(db: Queryable, account: Omit<Insertable<StaffTable>, 'name_key'>): Promise<number | null> {
  const added = await db
    .insertInto('staff')
    .values({ ...account, name_key: nameKey(account.name) })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export const findStaffByName = (db: Queryable, name: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst()

export const findStaff = (db: Queryable, id: number): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()

export const listStaff = (db: Queryable): Promise<StaffRow[]> => db.selectFrom('staff').selectAll().orderBy('name_key').execute()

type StaffChange = Partial<Omit<StaffRow, 'id' | 'name' | 'name_key' | 'created_at'>>

export const updateStaff = (db: Queryable, id: number, change: StaffChange) =>
  db.updateTable('staff').set(change).where('id', '=', id).execute()

/** Changes an open account that still has the password that was read, and locks its row until the transaction ends. */
export const updateStaffIfUnchanged = async (
  db: Queryable,
  { id, password }: Pick<StaffRow, 'id' | 'password'>,
  change: StaffChange,
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

/** Locks an account until the transaction ends. @returns false where it is closed or gone */
export const lockOpenStaff = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.updateTable('staff').set({ disabled: 0 }).where('id', '=', id).where('disabled', '=', 0).executeTakeFirst()).numUpdatedRows > 0n

/** Uses up a one-time password and locks the account's row. @returns false where the account is closed or changed, or the password used */
export const spendOneTimePassword = async (
  db: Queryable,
  { id, password }: Pick<StaffRow, 'id' | 'password'>,
  now: number,
): Promise<boolean> =>
  (
    await db
      .updateTable('staff')
      .set({ one_time_used_at: now })
      .where('id', '=', id)
      .where('password', '=', password)
      .where('disabled', '=', 0)
      .where('one_time_used_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const countFactors = (e: ExpressionBuilder<Tables, 'staff'>) =>
  [
    e
      .selectFrom('passkey')
      .select((p) => p.fn.countAll<number>().as('count'))
      .whereRef('passkey.staff_id', '=', 'staff.id')
      .as('passkeys'),
    e
      .selectFrom('totp')
      .select((t) => t.fn.countAll<number>().as('count'))
      .whereRef('totp.staff_id', '=', 'staff.id')
      .where('totp.confirmed_at', 'is not', null)
      .as('totps'),
  ] as const

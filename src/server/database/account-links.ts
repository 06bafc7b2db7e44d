import type { Insertable, Selectable } from 'kysely'
import type { Queryable } from './connect.ts'
import type { AccountLinkTable } from './schema.ts'

export type AccountLinkRow = Selectable<AccountLinkTable>

export async function replaceAccountLink(db: Queryable, link: Insertable<AccountLinkTable>): Promise<AccountLinkRow> {
  await deleteAccountLinks(db, link.staff_id)
  return db.insertInto('account_link').values(link).returningAll().executeTakeFirstOrThrow()
}

/** Finds a link that has not ended, with its account; none for a closed account. */
export const findAccountLink = (db: Queryable, { id, createdAt, now }: { id: number; createdAt: number; now: number }) =>
  db
    .selectFrom('account_link')
    .innerJoin('staff', 'staff.id', 'account_link.staff_id')
    .select(['account_link.id', 'account_link.kind', 'account_link.ends_at', 'staff.id as staff_id', 'staff.name', 'staff.email'])
    .where('account_link.id', '=', id)
    .where('account_link.created_at', '=', createdAt)
    .where('account_link.ends_at', '>', now)
    .where('staff.disabled', '=', 0)
    .executeTakeFirst()

/** Uses a link up. @returns false for all but one of concurrent calls */
export const deleteAccountLink = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.deleteFrom('account_link').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n

export const deleteAccountLinks = (db: Queryable, staffId: number) =>
  db.deleteFrom('account_link').where('staff_id', '=', staffId).execute()

/** Ends the links of an account; they stay in its list as ended. */
export const endAccountLinks = (db: Queryable, staffId: number, now: number) =>
  db.updateTable('account_link').set({ ends_at: now }).where('staff_id', '=', staffId).where('ends_at', '>', now).execute()

export const findAccountLinkById = (db: Queryable, id: number): Promise<AccountLinkRow | undefined> =>
  db.selectFrom('account_link').selectAll().where('id', '=', id).executeTakeFirst()

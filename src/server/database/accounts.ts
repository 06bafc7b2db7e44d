import type { Database, Queryable } from './connect.ts'
import { countFactors } from './staff.ts'

/** Locks the accounts of owners that can sign in, until the transaction ends. @returns their ids */
export async function lockActiveOwners(db: Queryable, engine: Database['engine']): Promise<number[]> {
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
  db.selectFrom('staff').select(['id', 'email']).where('role', '=', 'owner').where('disabled', '=', 0).orderBy('id').execute()

export const listAccounts = (db: Queryable) =>
  db
    .selectFrom('staff')
    .leftJoin('account_link', 'account_link.staff_id', 'staff.id')
    .selectAll('staff')
    .select(['account_link.kind as link_kind', 'account_link.ends_at as link_ends_at'])
    .select(countFactors)
    .orderBy('staff.name_key')
    .execute()

import type { Queryable } from './connect.ts'

/** Inserts or updates a setting. */
export async function writeSetting(db: Queryable, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Gives the value of a setting; the first caller's `initial` becomes it, also when several processes start at once. */
export async function readOrCreateSetting(db: Queryable, name: string, initial: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: initial })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return row.value
}

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Queryable } from './connect.ts'

/** Values that the site generates, such as the key of form tokens. */
type SettingTable = { name: string; value: string }

declare module '#src/core/database/tables.ts' {
  interface Tables {
    setting: SettingTable
  }
}

export const readSetting = async (db: Queryable, name: string): Promise<string | undefined> =>
  (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())
    ?.value

export async function writeSetting(db: Queryable, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Reads a setting, or stores `initial`. Of several processes the first one decides the value. */
export async function readOrCreateSetting(
  db: Queryable,
  name: string,
  initial: string,
): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: initial })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}

/** Reads the secret of this installation, which the first process makes and all share. */
export const readSecret = (db: Queryable): Promise<string> =>
  readOrCreateSetting(db, 'secret', randomBytes(32).toString('base64url'))

/**
 * Locks a setting until the transaction ends, after storing `initial` if there is none.
 * @returns its value
 */
export async function lockSetting(tx: Queryable, name: string, initial: string): Promise<string> {
  const own = tx
    .updateTable('setting')
    .set({ value: sql<string>`value` })
    .where('name', '=', name)
    .returning('value')
  const locked = await own.executeTakeFirst()
  if (locked) return locked.value
  await readOrCreateSetting(tx, name, initial)
  return (await own.executeTakeFirstOrThrow()).value
}

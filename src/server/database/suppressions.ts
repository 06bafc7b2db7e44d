import type { Queryable } from './connect.ts'

/** Puts an address on the suppression list. @param key its keyed hash */
export const insertSuppression = (db: Queryable, key: string, now: number) =>
  db
    .insertInto('suppression')
    .values({ key, left_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ left_at: now }))
    .execute()

export const findSuppression = (db: Queryable, key: string) =>
  db.selectFrom('suppression').selectAll().where('key', '=', key).executeTakeFirst()

export const deleteSuppression = (db: Queryable, key: string) => db.deleteFrom('suppression').where('key', '=', key).execute()

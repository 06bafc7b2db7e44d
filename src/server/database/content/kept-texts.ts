import type { Insertable, Selectable } from 'kysely'
import type { Queryable } from '../connect.ts'
import type { KeptTextTable } from '../content-schema.ts'

export type KeptTextRow = Selectable<KeptTextTable>

/**
 * Stores a text once per entry, and deletes the entry's oldest texts.
 * @param most maximum number of texts per entry
 */
export async function insertKeptText(
  db: Queryable,
  row: Insertable<KeptTextTable>,
  most: number,
): Promise<void> {
  await db
    .deleteFrom('content_kept')
    .where('path', '=', row.path)
    .where('text', '=', row.text)
    .execute()
  await db.insertInto('content_kept').values(row).execute()
  const newest = db
    .selectFrom('content_kept')
    .select('id')
    .where('path', '=', row.path)
    .orderBy('id', 'desc')
    .limit(most)
  await db
    .deleteFrom('content_kept')
    .where('path', '=', row.path)
    .where('id', 'not in', newest)
    .execute()
}

/** Lists texts, newest first. @param path only texts of this entry; all by default */
export const listKeptTexts = (db: Queryable, now: number, path?: string): Promise<KeptTextRow[]> =>
  db
    .selectFrom('content_kept')
    .selectAll()
    .where('expires_at', '>', now)
    .$if(path !== undefined, (query) => query.where('path', '=', path ?? ''))
    .orderBy('id', 'desc')
    .execute()

export const findKeptText = (
  db: Queryable,
  id: number,
  now: number,
): Promise<KeptTextRow | undefined> =>
  db
    .selectFrom('content_kept')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const deleteKeptText = (db: Queryable, id: number) =>
  db.deleteFrom('content_kept').where('id', '=', id).execute()

export const deleteEndedKeptTexts = (db: Queryable, now: number) =>
  db.deleteFrom('content_kept').where('expires_at', '<=', now).execute()

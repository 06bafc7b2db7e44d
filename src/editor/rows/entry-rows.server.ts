import type { Insertable, Selectable } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '#src/core/database/connect.ts'
import { hasChanged } from '#src/core/database/results.ts'
import type { ContentEntryTable, ContentStateTable } from './content-tables.server.ts'

export type ContentEntryRow = Selectable<ContentEntryTable>
export type ContentState = Omit<Selectable<ContentStateTable>, 'id' | 'held'> & {
  held: readonly string[]
}

export const listContentEntries = (db: Queryable) =>
  db
    .selectFrom('content_entry')
    .leftJoin('content_picture', 'content_picture.hash', 'content_entry.picture')
    .selectAll('content_entry')
    .select(['content_picture.width', 'content_picture.height'])
    .orderBy('content_entry.path')
    .execute()
export type PublishedEntry = Awaited<ReturnType<typeof listContentEntries>>[number]

export const putContentEntry = (db: Queryable, { path, ...row }: Insertable<ContentEntryTable>) =>
  db
    .insertInto('content_entry')
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute()

/** @returns whether there was a row */
export const deleteContentEntry = (db: Queryable, path: string) =>
  hasChanged(db.deleteFrom('content_entry').where('path', '=', path))

/** Changes the text of a row, which stays the publication that it was. */
export const setEntryText = (db: Queryable, path: string, text: string) =>
  db.updateTable('content_entry').set({ text }).where('path', '=', path).execute()

type Row = Pick<ContentEntryRow, 'path' | 'published_at'>

/** Changes a row unless a publication has replaced it since. */
const updateContentEntry = (
  db: Queryable,
  { path, published_at }: Row,
  change: Partial<Pick<ContentEntryRow, 'file_digest' | 'pulled'>>,
) =>
  hasChanged(
    db
      .updateTable('content_entry')
      .set(change)
      .where('path', '=', path)
      .where('published_at', '=', published_at),
  )

/** Marks a row whose text is in the file by now. */
export const markPulled = (db: Queryable, row: Row) => updateContentEntry(db, row, { pulled: 1 })

/** Keeps a row although its file has changed. @returns false if it was published again */
export const keepOverFile = (db: Queryable, row: Row, digest: string | null) =>
  updateContentEntry(db, row, { file_digest: digest, pulled: 0 })

/**
 * Reads the state of the public content; undefined before the first start of a program that
 * publishes into the database.
 */
export async function readContentState(db: Queryable): Promise<ContentState | undefined> {
  const row = await db
    .selectFrom('content_state')
    .select(['number', 'as_of', 'changed_at', 'held'])
    .executeTakeFirst()
  return row && { ...row, held: z.array(z.string()).parse(JSON.parse(row.held)) }
}

/** Stores the first number, unless another process has stored one. */
export const startContentState = (db: Queryable, state: Omit<ContentState, 'held'>) =>
  db
    .insertInto('content_state')
    .values({ id: 1, ...state })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

/** Raises the number by one. @returns false if another publication has raised it */
export const raiseContentNumber = (
  db: Queryable,
  from: number,
  { as_of, changed_at, held }: Omit<ContentState, 'number'>,
) =>
  hasChanged(
    db
      .updateTable('content_state')
      .set({ number: from + 1, as_of, changed_at, held: JSON.stringify(held) })
      .where('number', '=', from),
  )

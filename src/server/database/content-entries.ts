import type { Insertable, Selectable } from 'kysely'
import type { Queryable } from './connect.ts'
import type { ContentEntryTable, ContentStateTable } from './content-schema.ts'

export type ContentEntryRow = Selectable<ContentEntryTable>
export type ContentState = Omit<Selectable<ContentStateTable>, 'id'>

/** What is published over the files, with the sizes of pictures. */
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

/** Deletes a row unless it holds something else by now. */
export const deleteContentEntry = (db: Queryable, { path, text, picture }: Pick<ContentEntryRow, 'path' | 'text' | 'picture'>) =>
  db
    .deleteFrom('content_entry')
    .where('path', '=', path)
    .where('text', 'is not distinct from', text)
    .where('picture', 'is not distinct from', picture)
    .execute()

/** Which publication is public; undefined before the first start of a program that publishes into the database. */
export const readContentState = (db: Queryable): Promise<ContentState | undefined> =>
  db.selectFrom('content_state').select(['number', 'as_of', 'changed_at']).executeTakeFirst()

/** @returns false where another process was first */
export const startContentState = async (db: Queryable, state: ContentState): Promise<boolean> =>
  (
    await db
      .insertInto('content_state')
      .values({ id: 1, ...state })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n

/** Raises the number by one. @returns false where it is not `from` any more, because somebody has published meanwhile */
export const raiseContentNumber = async (db: Queryable, from: number, { as_of, changed_at }: Omit<ContentState, 'number'>) =>
  (
    await db
      .updateTable('content_state')
      .set({ number: from + 1, as_of, changed_at })
      .where('number', '=', from)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

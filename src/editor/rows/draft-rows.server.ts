import type { Insertable, Selectable } from 'kysely'
import type { Queryable } from '#src/core/database/connect.ts'
import { hasChanged, hasInserted } from '#src/core/database/results.ts'
import type { ContentDraftTable, ContentPictureTable } from './content-tables.server.ts'
import { deletePreviewLinksTo } from './preview-link-rows.server.ts'

export type DraftRow = Selectable<ContentDraftTable>
type PictureRow = Selectable<ContentPictureTable>

export const listDrafts = (db: Queryable): Promise<DraftRow[]> =>
  db.selectFrom('content_draft').selectAll().orderBy('path').execute()

/** Lists the versions of all drafts without their texts, which are long. */
export const listDraftVersions = (db: Queryable) =>
  db.selectFrom('content_draft').select(['path', 'kind', 'version']).orderBy('path').execute()

/** Lists the paths of all drafts. */
export const listDraftPaths = async (db: Queryable): Promise<string[]> =>
  (await db.selectFrom('content_draft').select('path').execute()).map(({ path }) => path)

export const findDraft = (db: Queryable, path: string): Promise<DraftRow | undefined> =>
  db.selectFrom('content_draft').selectAll().where('path', '=', path).executeTakeFirst()

/**
 * Stores the first draft of a file.
 * @returns false if one exists
 */
export function insertDraft(db: Queryable, draft: Insertable<ContentDraftTable>): Promise<boolean> {
  return hasInserted(
    db
      .insertInto('content_draft')
      .values(draft)
      .onConflict((conflict) => conflict.column('path').doNothing())
      .returning('path'),
  )
}

/**
 * Replaces a draft that still has this version.
 * @returns false if its version has changed, or if it is gone
 */
export function updateDraft(
  db: Queryable,
  version: string,
  { path, ...draft }: Insertable<ContentDraftTable>,
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('content_draft')
      .set(draft)
      .where('path', '=', path)
      .where('version', '=', version),
  )
}

export async function deleteDraft(db: Queryable, path: string, version: string): Promise<boolean> {
  const isGone = await deleteDraftRow(db, path, version)
  if (isGone) await deletePreviewLinksTo(db, path)
  return isGone
}

export const deleteDraftRow = (db: Queryable, path: string, version: string): Promise<boolean> =>
  hasChanged(db.deleteFrom('content_draft').where('path', '=', path).where('version', '=', version))

export const insertPicture = (db: Queryable, picture: Insertable<ContentPictureTable>) =>
  db
    .insertInto('content_picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()

export const findDraftPicture = (db: Queryable, hash: string): Promise<PictureRow | undefined> =>
  db.selectFrom('content_picture').selectAll().where('hash', '=', hash).executeTakeFirst()

export const listHeldPictures = (db: Queryable) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('content_draft')
        .select(['path', 'picture'])
        .union(eb.selectFrom('content_entry').select(['path', 'picture']))
        .as('held'),
    )
    .innerJoin('content_picture', 'content_picture.hash', 'held.picture')
    .select([
      'held.path',
      'content_picture.hash',
      'content_picture.width',
      'content_picture.height',
    ])
    .select((e) => e.fn<number>('length', ['content_picture.bytes']).as('bytes'))
    .execute()

/**
 * Deletes pictures that no draft, entry or publication names.
 * @param before milliseconds; newer pictures may still get a reference
 */
export const deleteUnusedPictures = (db: Queryable, before: number) =>
  db
    .deleteFrom('content_picture')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom, or }) => {
      const published = selectFrom('publication_file').select('publication_file.path')
      return not(
        or([
          exists(
            selectFrom('content_draft')
              .select('content_draft.path')
              .whereRef('content_draft.picture', '=', 'content_picture.hash'),
          ),
          exists(
            selectFrom('content_entry')
              .select('content_entry.path')
              .whereRef('content_entry.picture', '=', 'content_picture.hash'),
          ),
          exists(
            published.whereRef('publication_file.picture_before', '=', 'content_picture.hash'),
          ),
          exists(published.whereRef('publication_file.picture_after', '=', 'content_picture.hash')),
        ]),
      )
    })
    .execute()

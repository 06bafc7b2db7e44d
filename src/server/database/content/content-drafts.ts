import { type Insertable, type Selectable, sql } from 'kysely'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { Database, Queryable } from '../connect.ts'
import type { ContentDraftTable, ContentPictureTable } from '../content-schema.ts'
import { hasChanged, hasInserted } from '../results.ts'
import { deletePreviewLinksTo } from './preview-links.ts'

export type DraftRow = Selectable<ContentDraftTable>
export type PictureRow = Selectable<ContentPictureTable>

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

const { total, bytes: mostBytes } = contentLimits.drafts

/** There is no room for another draft. The message gives staff the next step. */
export class TooManyDrafts extends Error {
  override name = 'TooManyDrafts'
  constructor() {
    super(
      `The site keeps ${total} drafts, or ${mostBytes / 1024 / 1024} MB of them. Publish or discard some, then save again.`,
    )
  }
}

/** Number of the advisory lock, used for no other lock of this database. */
const draftsLock = 64_021

declare const locked: unique symbol

/** A transaction of `writeDrafts`. */
export type DraftsTransaction = Queryable & { [locked]: true }

/**
 * Runs a transaction that may store drafts, under a lock, so that concurrent ones stay within the
 * limits. SQLite needs no lock with its one writer.
 */
export const writeDrafts = <T>(
  database: Pick<Database, 'engine' | 'write'>,
  run: (tx: DraftsTransaction) => Promise<T>,
): Promise<T> =>
  database.write(async (tx) => {
    if (database.engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${draftsLock})`.execute(tx)
    // The cast is safe, because the mark exists only as a type.
    return run(tx as unknown as DraftsTransaction)
  })

/** @throws {TooManyDrafts}, which undoes the transaction that wrote a draft */
async function requireRoom(tx: Queryable) {
  const { count, bytes } = await tx
    .selectFrom('content_draft')
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.sum<number | null>(e.fn('octet_length', ['text'])).as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  if (Number(count) > total || Number(bytes) > mostBytes) throw new TooManyDrafts()
}

/**
 * Stores the first draft of a file.
 * @returns false if one exists
 * @throws {TooManyDrafts}
 */
export async function insertDraft(
  tx: DraftsTransaction,
  draft: Insertable<ContentDraftTable>,
): Promise<boolean> {
  const isNew = await hasInserted(
    tx
      .insertInto('content_draft')
      .values(draft)
      .onConflict((conflict) => conflict.column('path').doNothing())
      .returning('path'),
  )
  if (isNew) await requireRoom(tx)
  return isNew
}

/**
 * Replaces a draft that still has this version.
 * @returns false if its version has changed, or if it is gone
 * @throws {TooManyDrafts}
 */
export async function updateDraft(
  tx: DraftsTransaction,
  version: string,
  { path, ...draft }: Insertable<ContentDraftTable>,
): Promise<boolean> {
  const isUpdated = await hasChanged(
    tx
      .updateTable('content_draft')
      .set(draft)
      .where('path', '=', path)
      .where('version', '=', version),
  )
  if (isUpdated) await requireRoom(tx)
  return isUpdated
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

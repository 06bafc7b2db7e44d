import { type Insertable, sql } from 'kysely'
import type { Engine, Queryable } from '#src/core/database/connect.ts'
import type { PicturePartTable } from './content-tables.server.ts'

type Upload = Pick<PicturePartTable, 'editor_id' | 'upload'>

/** Number of the advisory lock, used for no other lock of this database. */
const partsLock = 64_019

/**
 * Locks the parts until the transaction ends, so that two writers stay within the limits. SQLite
 * needs no lock with its one writer.
 */
export async function lockParts(db: Queryable, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${partsLock})`.execute(db)
}

export const listUploads = (db: Queryable): Promise<Upload[]> =>
  db.selectFrom('picture_part').select(['editor_id', 'upload']).distinct().execute()

/**
 * Reads how many parts and bytes have been received, and the size of the whole picture in bytes.
 */
export const readProgress = async (db: Queryable, { editor_id, upload }: Upload) => {
  const found = await db
    .selectFrom('picture_part')
    .select((e) => [
      e.fn.countAll<number>().as('parts'),
      e.fn.sum<number | null>(e.fn<number>('length', ['bytes'])).as('received'),
      e.fn.max('size').as('size'),
    ])
    .where('editor_id', '=', editor_id)
    .where('upload', '=', upload)
    .executeTakeFirstOrThrow()
  return { parts: Number(found.parts), received: Number(found.received ?? 0), size: found.size }
}

export const insertPart = (db: Queryable, part: Insertable<PicturePartTable>) =>
  db.insertInto('picture_part').values(part).execute()

export const extendParts = (db: Queryable, { editor_id, upload }: Upload, until: number) =>
  db
    .updateTable('picture_part')
    .set({ kept_until: until })
    .where('editor_id', '=', editor_id)
    .where('upload', '=', upload)
    .execute()

export async function readPictureParts(
  db: Queryable,
  { editor_id, upload }: Upload,
): Promise<Uint8Array> {
  const parts = db
    .selectFrom('picture_part')
    .select('bytes')
    .where('editor_id', '=', editor_id)
    .where('upload', '=', upload)
  return new Uint8Array(
    Buffer.concat((await parts.orderBy('start').execute()).map(({ bytes }) => bytes)),
  )
}

export const deleteParts = (db: Queryable, { editor_id, upload }: Upload) =>
  db
    .deleteFrom('picture_part')
    .where('editor_id', '=', editor_id)
    .where('upload', '=', upload)
    .execute()

export const deleteEndedParts = (db: Queryable, now: number) =>
  db.deleteFrom('picture_part').where('kept_until', '<=', now).execute()

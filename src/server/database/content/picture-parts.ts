import { type Insertable, sql } from 'kysely'
import type { Engine, Queryable } from '../connect.ts'
import type { PicturePartTable } from '../content-schema.ts'

type Upload = Pick<PicturePartTable, 'editor_id' | 'upload'>

/** Number of an advisory lock, which no other lock of this database has. */
const partsLock = 64_019

/** Keeps others from adding parts until the transaction ends: two would each see room. SQLite has one writer. */
export async function lockParts(db: Queryable, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${partsLock})`.execute(db)
}

export const listUploads = (db: Queryable): Promise<Upload[]> =>
  db.selectFrom('picture_part').select(['editor_id', 'upload']).distinct().execute()

/** Parts and bytes that have arrived, and bytes of the whole picture. */
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

export const insertPart = (db: Queryable, part: Insertable<PicturePartTable>) => db.insertInto('picture_part').values(part).execute()

export const keepParts = (db: Queryable, { editor_id, upload }: Upload, until: number) =>
  db.updateTable('picture_part').set({ kept_until: until }).where('editor_id', '=', editor_id).where('upload', '=', upload).execute()

/** The bytes of a picture that have arrived. */
export async function readParts(db: Queryable, { editor_id, upload }: Upload): Promise<Uint8Array> {
  const parts = db.selectFrom('picture_part').select('bytes').where('editor_id', '=', editor_id).where('upload', '=', upload)
  return new Uint8Array(Buffer.concat((await parts.orderBy('start').execute()).map(({ bytes }) => bytes)))
}

export const deleteParts = (db: Queryable, { editor_id, upload }: Upload) =>
  db.deleteFrom('picture_part').where('editor_id', '=', editor_id).where('upload', '=', upload).execute()

export const deleteEndedParts = (db: Queryable, now: number) => db.deleteFrom('picture_part').where('kept_until', '<=', now).execute()

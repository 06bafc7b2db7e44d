import { type Insertable, type Selectable, sql } from 'kysely'
import type { Engine, Queryable } from '#src/core/database/connect.ts'
import type { RequestFileTable } from '../request-tables.server.ts'

export type RequestFileRow = Selectable<RequestFileTable>

type NewFile = Pick<Insertable<RequestFileTable>, 'name' | 'type' | 'created_at'>

export async function insertFile(db: Queryable, file: NewFile): Promise<number> {
  const row = { ...file, contact_id: null, size: 0, digest: null }
  return (await db.insertInto('contact_file').values(row).returning('id').executeTakeFirstOrThrow())
    .id
}

export async function insertFilePart(
  db: Queryable,
  id: number,
  number: number,
  bytes: Uint8Array,
): Promise<void> {
  await db.insertInto('contact_file_part').values({ file_id: id, number, bytes }).execute()
  await db
    .updateTable('contact_file')
    .set((e) => ({ size: e('size', '+', bytes.length) }))
    .where('id', '=', id)
    .execute()
}

export const completeFile = (db: Queryable, id: number, digest: string) =>
  db.updateTable('contact_file').set({ digest }).where('id', '=', id).execute()

/** Number of the advisory lock, used for no other lock of this database. */
const sizesLock = 64_018

export async function readFileSizes(db: Queryable): Promise<number> {
  const sum = db
    .selectFrom('contact_file')
    .select((e) => e.fn.sum<number | null>('size').as('total'))
  return Number((await sum.executeTakeFirstOrThrow()).total ?? 0)
}

/**
 * Sums file sizes under a lock until the transaction ends, so that two writers stay within the
 * limit. SQLite has one writer.
 */
export async function sumFileSizes(db: Queryable, engine: Engine): Promise<number> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sizesLock})`.execute(db)
  return readFileSizes(db)
}

export const findFiles = async (db: Queryable, ids: number[]): Promise<RequestFileRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('contact_file')
        .selectAll()
        .where('id', 'in', ids)
        .where('digest', 'is not', null)
        .orderBy('id')
        .execute()

export const listFilesOf = async (
  db: Queryable,
  requestIds: number[],
): Promise<RequestFileRow[]> =>
  requestIds.length === 0
    ? []
    : db
        .selectFrom('contact_file')
        .selectAll()
        .where('contact_id', 'in', requestIds)
        .orderBy('id')
        .execute()

export const findFileOf = (
  db: Queryable,
  requestId: number,
  id: number,
): Promise<RequestFileRow | undefined> =>
  db
    .selectFrom('contact_file')
    .selectAll()
    .where('contact_id', '=', requestId)
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * Assigns files that belong to no request to this request.
 * @returns the number of assigned files
 */
export const assignFiles = async (
  db: Queryable,
  requestId: number,
  ids: number[],
): Promise<number> => {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('contact_file')
    .set({ contact_id: requestId })
    .where('id', 'in', ids)
    .where('contact_id', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Reads the parts of a file in order, each on demand. The sequence ends early if the file is
 * deleted meanwhile.
 */
export async function* readFileParts(db: Queryable, id: number): AsyncGenerator<Uint8Array> {
  const parts = db.selectFrom('contact_file_part').select('bytes').where('file_id', '=', id)
  for (let number = 0; ; number++) {
    const found = await parts.where('number', '=', number).executeTakeFirst()
    if (!found) return
    yield found.bytes
  }
}

/**
 * Deletes those of the files that belong to no request.
 * @returns the sum of their sizes in bytes
 */
export const deleteLooseFiles = async (db: Queryable, ids: number[]): Promise<number> => {
  if (ids.length === 0) return 0
  const gone = await db
    .deleteFrom('contact_file')
    .where('id', 'in', ids)
    .where('contact_id', 'is', null)
    .returning('size')
    .execute()
  return gone.reduce((sum, { size }) => sum + size, 0)
}

export const deleteLooseFilesBefore = (db: Queryable, createdBefore: number) =>
  db
    .deleteFrom('contact_file')
    .where('contact_id', 'is', null)
    .where('created_at', '<', createdBefore)
    .execute()

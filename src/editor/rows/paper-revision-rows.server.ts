import type { Selectable } from 'kysely'
import type { Queryable } from '#src/core/database/connect.ts'
import type { PaperRevisionTable } from './content-tables.server.ts'

export type PaperRevisionRow = Selectable<PaperRevisionTable>

export const findPaperRevision = (
  db: Queryable,
  address: string,
): Promise<PaperRevisionRow | undefined> =>
  db.selectFrom('paper_revision').selectAll().where('address', '=', address).executeTakeFirst()

export const listPaperRevisions = (db: Queryable): Promise<PaperRevisionRow[]> =>
  db.selectFrom('paper_revision').selectAll().execute()

/**
 * Stores the first or the next revision. Of concurrent processes, the first raises the number.
 */
export async function insertPaperRevision(
  db: Queryable,
  { address, digest, day }: Pick<PaperRevisionRow, 'address' | 'digest' | 'day'>,
) {
  await db
    .insertInto('paper_revision')
    .values({ address, digest, day, number: 1, bytes: null })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet((row) => ({
          digest,
          day,
          number: row('paper_revision.number', '+', 1),
          bytes: null,
        }))
        .where('paper_revision.digest', '<>', digest),
    )
    .execute()
}

export const updatePaperBytes = (
  db: Queryable,
  { address, digest, bytes }: Pick<PaperRevisionRow, 'address' | 'digest' | 'bytes'>,
) =>
  db
    .updateTable('paper_revision')
    .set({ bytes })
    .where('address', '=', address)
    .where('digest', '=', digest)
    .execute()

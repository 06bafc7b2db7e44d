import type { DeleteResult, SelectQueryBuilder, UpdateResult } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Runs an update or a deletion.
 * @returns whether it found a row; of concurrent calls that exclude each other, only one gives true
 */
export async function hasChanged(statement: {
  executeTakeFirst: () => Promise<UpdateResult | DeleteResult>
}): Promise<boolean> {
  const result = await statement.executeTakeFirst()
  return ('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows) > 0n
}

/**
 * Runs an insertion that returns nothing if a row with the same key exists.
 * @returns whether it inserted a row
 */
export const hasInserted = async (statement: {
  executeTakeFirst: () => Promise<object | undefined>
}): Promise<boolean> => (await statement.executeTakeFirst()) !== undefined

export const countRows = async <Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> =>
  Number(
    (await query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
      .count,
  )
/** The page after the row with this id. */
export type PageRequest = { after?: number | undefined; limit?: number | undefined }

import { sql } from 'kysely'
import type { Queryable } from '#src/server/database/connect.ts'
import type { EarlierContact } from './request-records.ts'
import type { ContactRow } from './request-rows.server.ts'

type Same = EarlierContact['same']
const sameColumns = {
  address: 'email_key',
  phone: 'phone_key',
  company: 'company_key',
} as const satisfies Record<Same, keyof ContactRow>

/**
 * Maximum number of requests in a statement: SQLite accepts 500 terms in a union, and each request
 * needs one for each column.
 */
const rowsPerUnion = 100

type EarlierRow = Pick<
  ContactRow,
  | 'id'
  | 'submitted_at'
  | 'state'
  | 'outcome'
  | 'outcome_words'
  | 'outcome_at'
  | 'outcome_sum'
  | 'won_with'
> & {
  of: number
  same: Same
}

/** @returns undefined if no request has an address, telephone number or company */
export function selectEarlier(rows: ContactRow[], limit: number) {
  const parts = rows.flatMap((row) =>
    (Object.entries(sameColumns) as [Same, (typeof sameColumns)[Same]][]).flatMap(
      ([same, column]) =>
        row[column] === ''
          ? []
          : [
              sql`select * from (select ${sql.lit(row.id)} as ${sql.ref('of')}, ${sql.lit(same)} as same, id, submitted_at, state, outcome, outcome_words,
              outcome_at, outcome_sum, won_with from contact where ${sql.ref(column)} = ${row[column]} and id < ${row.id} order by id desc limit ${limit}) as ${sql.ref(`${same}_${row.id}`)}`,
            ],
    ),
  )
  return parts.length === 0 ? undefined : sql<EarlierRow>`${sql.join(parts, sql` union all `)}`
}

/**
 * Lists up to `limit` earlier requests with the same address, telephone number or company, newest
 * first; `of` is the later request.
 */
export async function listEarlier(
  db: Queryable,
  rows: ContactRow[],
  limit: number,
): Promise<EarlierRow[]> {
  if (rows.length > rowsPerUnion)
    return [
      ...(await listEarlier(db, rows.slice(0, rowsPerUnion), limit)),
      ...(await listEarlier(db, rows.slice(rowsPerUnion), limit)),
    ]
  const found = await selectEarlier(rows, limit)?.execute(db)
  if (!found) return []
  // A request that shares two columns is listed once, with the first of these.
  const seen = new Set<string>()
  const once = found.rows.filter(
    ({ of, id }) => !seen.has(`${of} ${id}`) && seen.add(`${of} ${id}`),
  )
  return once.sort((a, b) => b.id - a.id)
}

import { sql } from 'kysely'
import type { EarlierContact } from '#src/contracts/contact/records.ts'
import type { Queryable } from './connect.ts'
import type { ContactRow } from './contacts.ts'

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
  const parts = rows.flatMap((row) =>
    (Object.entries(sameColumns) as [Same, (typeof sameColumns)[Same]][]).flatMap(
      ([same, column]) =>
        row[column] === ''
          ? []
          : [
              // Ordered by an expression, so that the engine reads the index of the key instead of
              // the table from its end.
              sql`select * from (select ${sql.lit(row.id)} as ${sql.ref('of')}, ${sql.lit(same)} as same, id, submitted_at, state, outcome, outcome_words,
              outcome_at, outcome_sum, won_with from contact where ${sql.ref(column)} = ${row[column]} and id < ${row.id} order by id + 0 desc limit ${limit}) as ${sql.ref(`${same}_${row.id}`)}`,
            ],
    ),
  )
  if (parts.length === 0) return []
  const found = await sql<EarlierRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  // A request that shares two columns is listed once, with the first of these.
  const seen = new Set<string>()
  const once = found.rows.filter(
    ({ of, id }) => !seen.has(`${of} ${id}`) && seen.add(`${of} ${id}`),
  )
  return once.sort((a, b) => b.id - a.id)
}

import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '#src/core/database/tables.ts'

/** Maximum number of rows in memory at the same time. A row with a picture takes some megabytes. */
const batch = 20
/**
 * Number of row ids that a restored copy skips: far more than the rows that a site adds between two
 * copies.
 */
const room = 10_000

type CopiedTable = { name: string; columns: string[] }
type Row = Record<string, SQLInputValue>

const textsOf = (sqlite: DatabaseSync, query: string, ...values: string[]) =>
  sqlite
    .prepare(query)
    .all(...values)
    .map((row) => String(Object.values(row)[0]))

/**
 * Lists the tables to copy, each after the tables that it refers to. Generated columns and the
 * search index are not copied.
 */
function copiedTables(sqlite: DatabaseSync): CopiedTable[] {
  const names = textsOf(
    sqlite,
    `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`,
  )
  const ordered: string[] = []
  const add = (name: string) => {
    for (const parent of textsOf(sqlite, 'select "table" from pragma_foreign_key_list(?)', name))
      if (parent !== name) add(parent)
    if (!ordered.includes(name)) ordered.push(name)
  }
  names.forEach(add)
  return ordered.map((name) => ({
    name,
    columns: textsOf(sqlite, 'select name from pragma_table_info(?)', name),
  }))
}

const numberedTables = (sqlite: DatabaseSync) =>
  textsOf(
    sqlite,
    `select name from sqlite_master where type = 'table' and sql like '%autoincrement%'`,
  )

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ')

export const isWithoutRows = (sqlite: DatabaseSync): boolean =>
  copiedTables(sqlite).every(
    ({ name }) => sqlite.prepare(`select 1 from "${name}" limit 1`).get() === undefined,
  )

/**
 * Makes new ids in a restored copy differ from ids given after the copy, because mailed links
 * contain subscribers' ids.
 */
export function leaveNumbers(copy: DatabaseSync): void {
  const known = copy.prepare(
    'insert into sqlite_sequence (name, seq) select ?, 0 where ? not in (select name from sqlite_sequence)',
  )
  for (const name of numberedTables(copy)) known.run(name, name)
  copy.exec(`update sqlite_sequence set seq = seq + ${room}`)
}

/**
 * Copies all rows of PostgreSQL into a SQLite file of the same schema.
 * @param source a repeatable read transaction
 */
export async function copyFromPostgres(
  source: Transaction<Tables>,
  copy: DatabaseSync,
): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(source)
  copy.exec('begin')
  for (const { name, columns } of copiedTables(copy)) {
    const insert = copy.prepare(
      `insert into "${name}" (${quoted(columns)}) values (${columns.map(() => '?').join(', ')})`,
    )
    await sql
      .raw(`declare copied no scroll cursor for select ${quoted(columns)} from "${name}"`)
      .execute(source)
    for (;;) {
      const { rows } = await sql.raw<Row>(`fetch ${batch} from copied`).execute(source)
      for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null))
      if (rows.length < batch) break
    }
    await sql`close copied`.execute(source)
  }
  for (const name of numberedTables(copy)) {
    const { rows } = await sql<{ last: number | null }>`
      select pg_sequence_last_value(pg_get_serial_sequence(${name}, 'id')::regclass) as last`.execute(
      source,
    )
    // The last id that was given may be higher than the last row's id, because rows may have been
    // deleted.
    copy.prepare('delete from sqlite_sequence where name = ?').run(name)
    copy
      .prepare('insert into sqlite_sequence (name, seq) values (?, ?)')
      .run(name, rows[0]?.last ?? 0)
  }
  copy.exec('commit')
}

/** Replaces all rows of a PostgreSQL database by the rows of a SQLite file of the same schema. */
export async function copyToPostgres(
  copy: DatabaseSync,
  target: Transaction<Tables>,
): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(target)
  const tables = copiedTables(copy)
  // The audit log refuses to be emptied, except by a restore.
  await sql`alter table audit disable trigger user`.execute(target)
  await sql
    .raw(`truncate ${quoted(tables.map(({ name }) => name))} restart identity`)
    .execute(target)
  await sql`alter table audit enable trigger user`.execute(target)
  for (const { name, columns } of tables) {
    const insert = async (rows: Row[]) => {
      if (rows.length === 0) return
      const values = rows.map(
        (row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`,
      )
      await sql`insert into ${sql.table(name)} (${sql.raw(quoted(columns))}) overriding system value values ${sql.join(values)}`.execute(
        target,
      )
    }
    let rows: Row[] = []
    for (const row of copy.prepare(`select ${quoted(columns)} from "${name}"`).iterate()) {
      rows.push(row)
      if (rows.length < batch) continue
      await insert(rows)
      rows = []
    }
    await insert(rows)
  }
  for (const name of numberedTables(copy)) {
    const seq = Number(
      copy.prepare('select seq from sqlite_sequence where name = ?').get(name)?.['seq'] ?? 0,
    )
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${Math.max(seq, 1)})`.execute(
      target,
    )
  }
}

import { sql } from 'kysely'
import type { Database } from '#src/core/database/connect.ts'

/**
 * Values of columns whose checks refuse the number 1 and the text `x`; null leaves the column
 * empty.
 */
const fitting: Record<string, string | null> = {
  'account_link.kind': 'invitation',
  'contact.come_back_on': '2026-11-30',
  'contact.context': '{}',
  'contact.outcome': 'won',
  'contact_note.kind': 'call',
  // Null, because the column accepts only an object, and filler text would be refused.
  'contact_reply.pro_forma': null,
  'content_draft.kind': 'text',
  'content_kept.why': 'discarded',
  'day_count.day': '2020-01-01',
  'newsletter_issue.state': 'draft',
  'content_aside.base': 'plain',
  'outbox.subscriber_id': null,
  'pro_forma.currency': 'EUR',
  'pro_forma.valid_until': '2026-12-31',
  'pro_forma.words': JSON.stringify({
    ...{ version: 1, parties: [], facts: [], lines: [], sums: [], terms: [], note: '' },
    given: null,
  }),
  'staff.role': 'owner',
  'subscriber.source': 'contact',
}
const generated = ['contact.state', 'contact.email_key', 'contact.phone_key', 'contact.company_key']

function fittingValue(column: string, type: string) {
  const value = fitting[column]
  if (value !== undefined) return value
  return /int/i.test(type) ? 1 : /blob|bytea/i.test(type) ? Buffer.from('x') : 'x'
}

type Column = { name: string; value: ReturnType<typeof fittingValue> }

/**
 * Reads the site's tables with the columns to fill, without the tables of SQLite's search index.
 */
async function tablesOf({ db }: Database): Promise<{ table: string; columns: Column[] }[]> {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ name }) => !name.startsWith('contact_search'))
    .map(({ name: table, columns }) => ({
      table,
      columns: columns
        .filter(
          ({ name, isAutoIncrementing }) =>
            !isAutoIncrementing && !generated.includes(`${table}.${name}`),
        )
        .map(({ name, dataType }) => ({ name, value: fittingValue(`${table}.${name}`, dataType) })),
    }))
}

/**
 * Counts the rows of each table, and the values of each column that is not generated.
 * @returns counts by `table` and `table.column`
 */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table, columns } of await tablesOf(database)) {
    const values = columns.map(
      ({ name }) => sql`count(${sql.ref(name)}) as ${sql.id(`${table}.${name}`)}`,
    )
    const { rows } = await sql<typeof counts>`
      select count(*) as ${sql.id(table)}, ${sql.join(values)} from ${sql.table(table)}`.execute(
      database.db,
    )
    Object.assign(counts, rows[0])
  }
  return counts
}

/**
 * Fills every table with a row. Texts are `x`, numbers and foreign keys are 1, so that each key
 * refers to the first row.
 */
export async function fillTables(database: Database): Promise<void> {
  const counts = await countRows(database)
  const tables = await tablesOf(database)
  // Foreign keys are not checked while the tables are filled, so that the order of the tables does
  // not matter.
  const [off, on] =
    database.engine === 'sqlite'
      ? ['pragma foreign_keys = off', 'pragma foreign_keys = on']
      : ['set session_replication_role = replica', 'reset session_replication_role']
  await database.db.connection().execute(async (db) => {
    await sql.raw(off).execute(db)
    for (const { table, columns } of tables) {
      const name = sql.table(table)
      if (counts[table] === 0) {
        const names = sql.join(columns.map((column) => sql.ref(column.name)))
        await sql`insert into ${name} (${names}) values (${sql.join(columns.map(({ value }) => value))})`.execute(
          db,
        )
      }
      // The audit log refuses changes.
      if (database.engine === 'sqlite' && table === 'audit')
        await sql`drop trigger if exists audit_unchanged`.execute(db)
      for (const column of columns)
        if (column.value !== null && counts[`${table}.${column.name}`] === 0)
          await sql`update ${name} set ${sql.ref(column.name)} = ${column.value}`.execute(db)
    }
    await sql.raw(on).execute(db)
  })
}

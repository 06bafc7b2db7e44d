import { type Kysely, sql } from 'kysely'
import type { MigrationEngine } from './engine.ts'

type Check = { table: string; column: string; values: readonly string[] }

/** Column in SQLite: whether it refuses null, and its default as SQL; null for none. */
type Column = { notnull: 0 | 1; dflt_value: string | null }

/**
 * Changes the values that a column accepts, for a migration that adds a staff role. No table is
 * dropped, because SQLite deletes rows that refer to a dropped table, and a migration runs in a
 * transaction, in which foreign keys cannot be turned off. The previous program version works
 * meanwhile and afterwards, because its statements find the column by name.
 *
 * On SQLite a column with the new check replaces the old one, at the end of the table. A column
 * that may not be null and has no default gets the first value as its default, because SQLite
 * cannot add such a column without one.
 * @param db the transaction of the migration
 * @throws if a row holds another value, if the column does not exist, and on SQLite if the column
 * has an index
 */
export async function changeCheck(
  db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>,
  engine: MigrationEngine,
  { table, column, values }: Check,
): Promise<void> {
  const takes = (name: string) =>
    sql`${sql.ref(name)} in (${sql.join(values.map((value) => sql.lit(value)))})`
  const alter = db.schema.alterTable(table)
  if (engine === 'postgres') {
    const constraint = `${table}_${column}_check`
    await alter.dropConstraint(constraint).execute()
    await alter.addCheckConstraint(constraint, takes(column)).execute()
    return
  }
  const { rows } =
    await sql<Column>`select "notnull", dflt_value from pragma_table_info(${table}) where name = ${column}`.execute(
      db,
    )
  const [before] = rows
  if (!before) throw new Error(`the table ${table} has no column ${column}`)
  const next = `${column}_next`
  const first = before.notnull === 1 ? sql.lit(values[0]) : null
  await alter
    .addColumn(next, 'text', (c) =>
      (before.notnull === 1 ? c.notNull() : c)
        .defaultTo(before.dflt_value === null ? first : sql.raw(before.dflt_value))
        .check(takes(next)),
    )
    .execute()
  await sql`update ${sql.table(table)} set ${sql.ref(next)} = ${sql.ref(column)}`.execute(db)
  await alter.dropColumn(column).execute()
  await alter.renameColumn(next, column).execute()
}

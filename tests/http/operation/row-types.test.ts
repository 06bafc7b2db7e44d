import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { engines, openTestSite } from '../test-site.ts'

/** Reads the columns that the program's types name, by table. */
function namedColumns(): Record<string, string[]> {
  const file = path.resolve('src/core/database/tables.ts')
  const declared = globSync('src/**/*.ts').filter((one) =>
    readFileSync(one, 'utf8').includes('interface Tables'),
  )
  const config = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, '.')
  const program = ts.createProgram(declared, { ...options, types: [] })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const tables = module?.exports?.get(ts.escapeLeadingUnderscores('Tables'))
  if (!tables) throw new Error('No type Tables')
  return Object.fromEntries(
    checker
      .getDeclaredTypeOfSymbol(tables)
      .getProperties()
      .map((table) => [
        table.name,
        checker
          .getTypeOfSymbol(table)
          .getProperties()
          .map(({ name }) => name)
          .sort(),
      ]),
  )
}

const named = namedColumns()

it.each(engines)('the columns of every table on %s are those of its row type', async (engine) => {
  const { db } = (await openTestSite(engine)).database
  for (const [table, columns] of Object.entries(named)) {
    // With its table, because SQLite reads an unknown name in quotes as a text.
    const refs = columns.map((column) => sql.ref(`${table}.${column}`))
    await sql`select ${sql.join(refs)} from ${sql.table(table)} limit 0`.execute(db)
  }
  // SQLite does not list generated columns.
  const stored = (await db.introspection.getTables()).flatMap(({ name, columns }) =>
    columns.map((column) => ({ table: name, column: column.name })),
  )
  expect(stored.length).toBeGreaterThan(100)
  const isNamed = (table: string, column: string) => named[table]?.includes(column) ?? true
  expect(stored.filter(({ table, column }) => !isNamed(table, column))).toEqual([])
})

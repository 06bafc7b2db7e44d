import { sql } from 'kysely'
import { may } from '#src/contracts/permissions.ts'
import { type StoredTable, storedParts, storedTables } from '#src/contracts/staff/stored-rows.ts'
import type { Context } from '#src/core/context.server.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { logAccess } from './readings.server.ts'

/** Characters of a value that are shown. */
const mostShown = 10_000

const textOf = (value: unknown): string => {
  if (value instanceof Uint8Array) return `${value.length} bytes`
  const text = value === null ? 'empty' : String(value)
  return text.length > mostShown
    ? `${text.slice(0, mostShown)}… (${text.length} characters in all)`
    : text
}

type StoredRow = { table: string; values: [column: string, value: string][] }

const toStoredRow = (table: string, row: object): StoredRow => ({
  table,
  values: Object.entries(row).map(([name, value]) => [name, textOf(value)]),
})

/**
 * Reads a row and what belongs to it as it is stored, and logs it.
 * @returns nothing for an unknown row, or one that the account may not see
 */
export async function viewStoredRow(
  context: Context,
  staff: SignedIn,
  table: StoredTable,
  id: number,
): Promise<StoredRow[]> {
  const { permission, read } = storedTables[table]
  if (permission === null || !may(staff.role, permission)) return []
  const { db } = context.database
  const select = async (from: string, column: string) =>
    (
      await sql<object>`select * from ${sql.table(from)} where ${sql.ref(column)} = ${id}`.execute(
        db,
      )
    ).rows.map((row) => toStoredRow(from, row))
  const rows = await select(table, 'id')
  if (rows.length === 0) return []
  if (read) {
    const detail = { count: 1, first: id, last: id }
    await logAccess(context, staff, { action: read, detail })
  }
  const allowed = Object.entries(storedParts[table] ?? {}).flatMap(([part, right]) =>
    may(staff.role, right) ? [part] : [],
  )
  const parts = await Promise.all(allowed.map((part) => select(part, 'contact_id')))
  return [rows, ...parts].flat()
}

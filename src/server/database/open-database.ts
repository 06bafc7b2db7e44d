import type { Database } from './connect.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** @param url a file path, `:memory:`, or a postgres:// URL */
export function openDatabase(url: string): Database {
  return /^postgres(ql)?:/.test(url) ? openPostgres(url) : openSqlite(url)
}

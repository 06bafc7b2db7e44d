import type { Database } from './connect.ts'
import { openPostgres } from './postgres.ts'
import { reportQueued } from './queued.ts'
import { openSqlite } from './sqlite.ts'

/** @param url a file path, `:memory:`, or a postgres:// URL */
export function openDatabase(url: string): Database {
  return reportQueued(/^postgres(ql)?:/.test(url) ? openPostgres(url) : openSqlite(url))
}

/** Opens a database for one task. @returns what the task gives, once the database is closed */
export async function withDatabase<T>(
  url: string,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(url)
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { retryWhenBusy } from './retry.ts'
import type { Tables } from './tables.ts'
import { isStorageFailure } from './write-fault.ts'

/** Pages of the search index merged in one step, which blocks the site for some milliseconds. */
const pagesPerStep = 64
/**
 * Milliseconds: how long to try to empty the write-ahead log while others read, and the interval
 * between attempts.
 */
const [patience, interval] = [5000, 100]

/**
 * Merges the segments of a search index into one, which drops deleted texts (SQLite, FTS5: command
 * `merge`).
 */
async function mergeSearchIndex(db: Kysely<Tables>, index: string): Promise<void> {
  const name = sql.ref(index)
  const step = (pages: number) =>
    retryWhenBusy(() =>
      db.connection().execute(async (connection) => {
        const changes = async () =>
          (await sql<{ n: number }>`select total_changes() as n`.execute(connection)).rows[0]?.n ??
          0
        const before = await changes()
        await sql`insert into ${name} (${name}, rank) values ('merge', ${pages})`.execute(
          connection,
        )
        return (await changes()) - before
      }),
    )
  // FTS5's `merge`: a negative number moves all segments of the index to one level. Below two
  // changed rows nothing is left to merge.
  for (let changed = await step(-pagesPerStep); changed >= 2; changed = await step(pagesPerStep))
    await nextRound()
}

/** Checkpoints and truncates the write-ahead log. @returns false if a reader prevented it */
async function emptyLog(db: Kysely<Tables>): Promise<boolean> {
  for (const start = performance.now(); ; await sleep(interval)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    if (performance.now() - start > patience) return false
  }
}

export async function clearDeletedOnSqlite(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    name: string
  }>`select name from sqlite_master where sql like 'create virtual table % using fts5%'`.execute(db)
  for (const { name } of rows) await mergeSearchIndex(db, name)
  return emptyLog(db)
}

/**
 * Vacuums all tables one by one, each within the time-out of its connection.
 * @returns false if a lock or a time-out prevented it
 */
export async function clearDeletedOnPostgres(db: Kysely<Tables>): Promise<boolean> {
  try {
    const { rows } = await sql<{
      name: string
    }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
    for (const { name } of rows) await sql`vacuum ${sql.table(name)}`.execute(db)
    return true
  } catch (error) {
    if (isStorageFailure(error)) return false
    throw error
  }
}

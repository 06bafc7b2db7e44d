import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import { clearDeletedOnSqlite } from './clear-deleted.ts'
import type { Database } from './connect.ts'
import { groupCommit } from './group-commit.ts'
import type { Tables } from './tables.ts'

/** Corrects Kysely's adapter, which declares that SQLite cannot roll back schema changes. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
class NodeSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter()
  }
}

const preparedStatements = 200
/**
 * Milliseconds for which SQLite waits for a lock and blocks the process: while opening the file,
 * and later, when `retryWhenBusy` waits.
 */
const lockTimeout = { start: 5000, later: 20 } as const

/**
 * Reads all rows. node:sqlite refuses integers beyond 2^53, which a column can hold, with all other
 * rows; they are read as the nearest numbers, as on PostgreSQL.
 */
function readAll(statement: StatementSync, query: string, parameters: SQLInputValue[]) {
  try {
    return statement.all(...parameters)
  } catch (error) {
    const isOutOfRange =
      error instanceof Error && 'code' in error && error.code === 'ERR_OUT_OF_RANGE'
    if (!isOutOfRange || !/^\s*(select|with)\b/i.test(query)) throw error
    statement.setReadBigInts(true)
    try {
      return statement
        .all(...parameters)
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([name, value]) => [
              name,
              typeof value === 'bigint' ? Number(value) : value,
            ]),
          ),
        )
    } finally {
      statement.setReadBigInts(false)
    }
  }
}

function asKyselyDatabase(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new LRUCache<string, StatementSync>({ max: preparedStatements })
  const prepare = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = sqlite.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      // Takes the write lock at the beginning of a transaction, so that no other writer makes the
      // transaction fail half-way.
      const statement = prepare(sql === 'begin' ? 'begin immediate' : sql)
      // The cast is safe, because Kysely compiles typed queries whose values SQLite can store.
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => readAll(statement, sql, values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}

/**
 * Opens a SQLite file for this process only. Other system accounts cannot read new folders and
 * files.
 */
export function openSqlite(file: string): Omit<Database, 'onQueued'> {
  if (file !== ':memory:') {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    // SQLite gives its -wal and -shm files the mode of the main file.
    closeSync(openSync(file, 'a', 0o600))
  }
  const sqlite = new DatabaseSync(file, { timeout: lockTimeout.start })
  // FULL: a commit is on disk before it is reported. secure_delete: deleted data is overwritten.
  sqlite.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  )
  sqlite.exec(`PRAGMA busy_timeout = ${lockTimeout.later}`)
  const db = new Kysely<Tables>({
    dialect: new NodeSqliteDialect({ database: asKyselyDatabase(sqlite) }),
  })
  const write = groupCommit(db)
  // Waiting writes share the next commit, so that `writeUrgent` needs no separate pool.
  return {
    db,
    engine: 'sqlite',
    write,
    writeUrgent: write,
    clearDeleted: () => clearDeletedOnSqlite(db),
    close: () => db.destroy(),
  }
}

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { clearDeletedOnPostgres } from './clear-deleted.ts'
import type { Database } from './connect.ts'
import type { Tables } from './schema.ts'

/** Type number of int8: counts and milliseconds, all far below 2^53. */
const int8 = 20

/**
 * Milliseconds to connect, to acquire a connection of the pool while all are busy, and to run one statement. Long enough that a form
 * waits out a busy moment, short enough that its sender is told while a table is locked.
 */
const timeouts = { connect: 5000, acquire: 15_000, statement: 10_000 } as const

/** The pool passes its own time-out on to each connection, as the one for connecting: here they differ. */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: timeouts.connect })
  }
}

/** Opens a pool on a PostgreSQL server; the process survives a restart of the server. */
export function openPostgres(url: string): Database {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text') =>
      // The overloads of pg cannot be written as one function type.
      oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    Client,
    connectionTimeoutMillis: timeouts.acquire,
    statement_timeout: timeouts.statement,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    engine: 'postgres',
    write: (run) => db.transaction().execute(run),
    clearDeleted: () => clearDeletedOnPostgres(db),
    close: () => db.destroy(),
  }
}

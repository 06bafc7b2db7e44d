import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { clearDeletedOnPostgres } from './clear-deleted.ts'
import type { Database } from './connect.ts'
import { retryUndone } from './retry.ts'
import type { Tables } from './schema.ts'

/** Type id of int8, used for counts and milliseconds, which are all far below 2^53. */
const int8 = 20

/**
 * Milliseconds to connect, to acquire a connection, and to run a statement. Forms wait longer for a
 * connection than for a locked table.
 */
const timeouts = { connect: 5000, acquire: 15_000, statement: 10_000 } as const

/** Connections for requests and for the short writes of `writeUrgent`, opened on demand. */
const connections = { requests: 10, urgent: 2 } as const

/**
 * Sets the time-out for connecting, for which the pool would use its time-out for acquiring a
 * connection.
 */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: timeouts.connect })
  }
}

export function openPostgres(url: string): Database {
  pg.types.setTypeParser(int8, Number)
  const open = (max: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      Client,
      connectionTimeoutMillis: timeouts.acquire,
      statement_timeout: timeouts.statement,
    })
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  }
  const db = open(connections.requests)
  const urgent = open(connections.urgent)
  return {
    db,
    engine: 'postgres',
    write: (run) => retryUndone(() => db.transaction().execute(run)),
    writeUrgent: (run) => retryUndone(() => urgent.transaction().execute(run)),
    clearDeleted: () => clearDeletedOnPostgres(db),
    async close() {
      await Promise.all([db.destroy(), urgent.destroy()])
    },
  }
}

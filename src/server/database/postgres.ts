import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './connect.ts'
import type { Tables } from './schema.ts'

/** Type number of int8: counts and milliseconds, all far below 2^53. */
const int8 = 20

/**
 * Milliseconds to wait for the server, for a turn while many ask at once, and for one statement: a visitor must be told, also while
 * somebody locks a table, but rather waits than sends the form again.
 */
const [longestConnect, longestTurn, longestStatement] = [5000, 15_000, 10_000]

/** The pool has one limit for both waits, and hands its own on to each connection. */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: longestConnect })
  }
}

/** Opens a pool on a PostgreSQL server; a server that goes away and comes back does not end the process. */
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
    connectionTimeoutMillis: longestTurn,
    statement_timeout: longestStatement,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, engine: 'postgres', write: (run) => db.transaction().execute(run), close: () => db.destroy() }
}

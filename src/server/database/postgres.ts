import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './connect.ts'
import type { Tables } from './schema.ts'

/** Type number of int8: counts and milliseconds, all far below 2^53. */
const int8 = 20

/** Milliseconds to wait for a connection, and for one statement: a visitor must be told, also while somebody locks a table. */
const [longestConnect, longestStatement] = [5000, 10_000]

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
    connectionTimeoutMillis: longestConnect,
    statement_timeout: longestStatement,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, engine: 'postgres', write: (run) => db.transaction().execute(run), close: () => db.destroy() }
}

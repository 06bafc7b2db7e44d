import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { clearDeletedOnPostgres } from './clear-deleted.ts'
import type { Database } from './connect.ts'
import { retryUndone } from './retry.ts'
import type { Tables } from './tables.ts'

/** Type id of int8, used for counts and milliseconds, which are all far below 2^53. */
const int8 = 20

/**
 * Milliseconds to connect, to acquire a connection, to run a statement, and to vacuum a table.
 * Forms wait longer for a connection than for a locked table. A server that does not end a statement
 * itself is frozen, or out of reach: `unanswered` later it counts as away.
 */
const timeouts = {
  ...{ connect: 5000, acquire: 15_000, statement: 10_000, vacuum: 3_600_000 },
  unanswered: 2000,
} as const

/**
 * Connections for requests, for the short writes of `writeUrgent`, and for `clearDeleted`, opened
 * on demand. The last has a time-out of its own from its start: behind PgBouncer a `set` could
 * reach another connection, and stay there.
 */
const connections = { requests: 10, urgent: 2, vacuum: 1 } as const

/**
 * Sets the time-out for connecting, for which the pool would use its time-out for acquiring a
 * connection.
 */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: timeouts.connect })
  }
}

/** Errors after which a connection leads to a server that has stopped or become a standby. */
const failedOver = /^(25006|57P0|08)/

/** Marks a connection to a server that takes no writes. */
const usedOnce = -1

async function isReadOnly(client: pg.PoolClient): Promise<boolean> {
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>(
      'show transaction_read_only',
    )
    return rows[0]?.transaction_read_only === 'on'
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * Opens a pool that drops its connections after a failover, and uses one to a server that takes no
 * writes only once: it would stay open when another server has become the primary.
 */
function openPool(options: pg.PoolConfig) {
  const pool = new pg.Pool(options)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let failovers = 0
  /** Failovers before a connection was opened. */
  const openedAfter = new WeakMap<pg.PoolClient, number>()
  const guarded: PostgresPool = {
    options,
    end: () => pool.end(),
    async connect() {
      for (;;) {
        const client = await pool.connect()
        const after = openedAfter.get(client)
        if (after === failovers) return client
        if (after === undefined) {
          openedAfter.set(client, (await isReadOnly(client)) ? usedOnce : failovers)
          return client
        }
        client.release(true)
      }
    },
  }
  const note = (error: unknown) => {
    if (!(error instanceof Error)) return
    const isFailedOver = 'code' in error && failedOver.test(String(error.code))
    // A connection that did not answer would hold up the next query too.
    if (isFailedOver || /read timeout/.test(error.message)) failovers++
  }
  return { guarded, note }
}

export function openPostgres(url: string): Omit<Database, 'onQueued'> {
  pg.types.setTypeParser(int8, Number)
  const open = (max: number, statementMs: number = timeouts.statement) => {
    const { guarded, note } = openPool({
      connectionString: url,
      max,
      Client,
      connectionTimeoutMillis: timeouts.acquire,
      statement_timeout: statementMs,
      query_timeout: statementMs + timeouts.unanswered,
    })
    return new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: guarded }),
      log: (event) => {
        if (event.level === 'error') note(event.error)
      },
    })
  }
  const db = open(connections.requests)
  const urgent = open(connections.urgent)
  const vacuum = open(connections.vacuum, timeouts.vacuum)
  return {
    db,
    engine: 'postgres',
    write: (run) => retryUndone(() => db.transaction().execute(run)),
    writeUrgent: (run) => retryUndone(() => urgent.transaction().execute(run)),
    clearDeleted: () => clearDeletedOnPostgres(vacuum),
    async close() {
      await Promise.all([db, urgent, vacuum].map((one) => one.destroy()))
    },
  }
}

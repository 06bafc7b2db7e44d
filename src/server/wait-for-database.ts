import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { words } from '#src/content/words/words.ts'
import { withDatabase } from '#src/core/database/open-database.ts'
import { isAway } from '#src/core/database/retry.ts'
import { writeFaultOf } from '#src/core/database/write-fault.ts'
import type { Config } from '#src/core/environment/config.ts'
import type { Log } from '#src/core/environment/log.ts'
import { type ListenConfig, listenOn } from './listen-on.ts'
import { bareHeaders } from './middleware/security-headers.ts'

/** Milliseconds between two attempts. */
const tryEvery = 1000

async function isReachable(url: string): Promise<boolean> {
  try {
    await withDatabase(url, ({ db }) => sql`select 1`.execute(db))
    return true
  } catch (error) {
    // PostgreSQL may refuse connections on a full disk, and takes them once there is room.
    if (isAway(error) || writeFaultOf(error) === 'full') return false
    throw error
  }
}

/**
 * Answers every request with 503, and `/livez` with 200.
 * @returns a function that ends the listening
 */
async function listenMeanwhile(config: ListenConfig) {
  const server = createServer((req, res) => {
    if (req.url === '/livez')
      return void res
        .writeHead(200, { ...bareHeaders, 'content-type': 'application/json' })
        .end('{"status":"ok"}')
    res
      .writeHead(503, {
        ...bareHeaders,
        'retry-after': '5',
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
      })
      .end(`${words().offline.answers.starting}\n`)
  })
  await listenOn(server, config)
  return async () => {
    // Closing would give up the socket, which the site takes over.
    if (config.hasSocket) return server.closeAllConnections()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
}

/**
 * Waits until a database server answers, because the published texts in it can differ from the
 * files. Meanwhile every request is answered with 503.
 * @throws if the database refuses the connection, for instance because of a wrong password
 */
export async function waitForDatabase(
  config: ListenConfig & Pick<Config, 'databaseUrl'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  if (await isReachable(config.databaseUrl)) return
  const { host, pathname } = new URL(config.databaseUrl.replace('@/', '@socket/'))
  log.warn(
    { server: host, database: pathname.slice(1), nextTryInSeconds: tryEvery / 1000 },
    'database.away',
  )
  const close = await listenMeanwhile(config)
  try {
    while (!(await isReachable(config.databaseUrl))) await wait(tryEvery)
  } finally {
    await close()
  }
}

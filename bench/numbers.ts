/**
 * `npm run bench:numbers`: what the page of numbers takes of a built site with 20,000 requests of two years and the sums of as many visits as
 * a day can have, on SQLite and PostgreSQL: wall time from the request to the last byte.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { ask, openEditorSession } from '../scripts/ask-site.ts'
import { startPostgres } from '../scripts/start-postgres.ts'
import { startSite } from '../scripts/start-site.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { openDatabase } from '../src/server/database/open-database.ts'
import { fillTwoYears, fillVisits, requestOf } from '../tests/http/desk/two-years.ts'

const rows = 20_000
const rounds = 60
/** Letters of a message, and rounds that are not counted. */
const [letters, first] = [600, 5]

async function run(name: string, url: string) {
  const database = openDatabase(url)
  await migrate(database)
  const now = Date.now()
  await fillTwoYears(
    database,
    Array.from({ length: rows }, (_, row) => requestOf(row, rows, now)),
    letters,
  )
  await fillVisits(database, now)
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.db)
  await database.close()
  const site = await startSite({ env: { DATABASE_URL: url } })
  const cookie = await openEditorSession(site.origin, url, 'sales')
  for (const period of ['4-weeks', '52-weeks']) {
    const times: number[] = []
    for (let round = -first; round < rounds; round++) {
      const start = performance.now()
      const { status } = await ask(site.origin, `/admin/numbers?period=${period}`, { cookie })
      if (status !== 200) throw new Error(`The page answered ${status}`)
      if (round >= 0) times.push(performance.now() - start)
    }
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => `${sorted[Math.ceil(share * rounds) - 1]?.toFixed(0)} ms`
    console.log(
      `${name.padEnd(12)} ${period.padEnd(10)} p50 ${at(0.5).padStart(7)}   p95 ${at(0.95).padStart(7)}   p99 ${at(0.99).padStart(7)}`,
    )
  }
  await site.stop()
}

// Not in the system's folder for temporary files, which may be memory.
mkdirSync('data', { recursive: true })
const folder = mkdtempSync(path.join('data', 'bench-'))
await run('SQLite', path.join(folder, 'numbers.db'))
rmSync(folder, { recursive: true })
const server = await startPostgres({ isDurable: false })
await run('PostgreSQL', `${server.url}/postgres`)
await server.stop()

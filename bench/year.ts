/**
 * `npm run bench:year`: simulates a year of a site in some minutes on SQLite and PostgreSQL, by
 * setting the clock day by day. Fails if a size differs by a quarter from what docs/deploy.md says,
 * or if the site warns, leaves a mail unsent or keeps data for too long.
 */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { insertRequest } from '#src/desk/requests/request-rows.server.ts'
import { runAdmin } from '../scripts/admin/admin-commands.ts'
import { purgeExpired } from '../src/server/housekeeping.ts'
import { mailLateBackup } from '../src/staff/backups/backups.server.ts'
import {
  contact,
  contactRow,
  engines,
  from,
  openTestSite,
  type TestEngine,
  type TestSite,
} from '../tests/http/test-site.ts'

const day = 86_400_000
/** Milliseconds: some minutes of processor time, which a busy machine gives in more than an hour. */
const atMost = 4 * 3_600_000
/**
 * Days; requests a day, of about 500 characters; requests a day that become 24 months old; maximum
 * number of backups.
 */
const [days, requests, ended, kept] = [365, 12, 2, 14]
const account = { username: 'ngozi', password: 'a long pass phrase' }
const message = 'We run three cold rooms and a generator. '.repeat(12)

const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)

async function databaseSize({ database, config }: TestSite): Promise<number> {
  if (database.engine === 'sqlite') return statSync(config.databaseUrl).size
  const { rows } = await sql<{
    bytes: string
  }>`select pg_database_size(current_database()) as bytes`.execute(database.db)
  return Number(rows[0]?.bytes)
}

async function liveADay(site: TestSite, begin: number, number: number, backups: string) {
  const asked: Response[] = []
  for (let hour = 7; hour < 7 + requests; hour++) {
    vi.setSystemTime(begin + hour * 3_600_000)
    const body = {
      ...contact,
      message,
      ...site.hiddenFields(),
      businessEmail: `buyer-${number}-${hour}@works.example`,
    }
    asked.push(
      await site.send('POST', '/api/contact', body, from(`198.51.${number % 200}.${hour}`)),
    )
    await site.outbox.sendDue()
    await purgeExpired(site.database)
  }
  const reader = { email: `reader-${number}@works.example`, ...site.hiddenFields() }
  asked.push(await site.send('POST', '/api/newsletter', reader, from(`203.0.113.${number % 250}`)))
  const signedIn = await site.send('POST', '/api/session', account, from(`192.0.2.${number % 250}`))
  const cookie = signedIn.headers.getSetCookie().join('; ')
  const found = await site.request('/api/contact?search=generator', { headers: { cookie } })
  expect([...asked, signedIn, found].map(({ status }) => status)).toEqual([
    ...Array(requests).fill(201),
    200,
    200,
    200,
  ])
  expect((await found.json()).items.length).toBeGreaterThan(0)
  await site.outbox.sendDue()
  const done = await runAdmin(site.config, ['backup', backups, '--keep', String(kept)])
  expect(done, done.text).toMatchObject({ isDone: true })
  await mailLateBackup({ ...site.context, backupEvery: day })
}

it.each(engines)('a year on %s', { timeout: atMost }, async (engine: TestEngine) => {
  const start = Date.parse('2026-12-01T00:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const site = await openTestSite(engine)
  const { db } = site.database
  const backups = path.join(path.dirname(site.config.mail.directory), 'backups')
  mkdirSync(backups)
  await site.database.write(async (tx) => {
    for (let n = 0; n < days * ended; n++)
      await insertRequest(
        tx,
        contactRow({ submitted_at: start - (730 - n / ended) * day, message }),
      )
  })
  await site.signIn(account.username, account.password)
  for (let number = 0; number < days; number++)
    await liveADay(site, start + number * day, number, backups)
  const rows: Record<string, number> = {}
  for (const table of ['contact', 'outbox', 'session', 'rate', 'audit', 'subscriber']) {
    const counted = await sql<{
      rows: number
    }>`select count(*) as rows from ${sql.table(table)}`.execute(db)
    rows[table] = Number(counted.rows[0]?.rows)
  }
  const waiting = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  const copies = readdirSync(backups)
  const [size, mails] = [await databaseSize(site), sizeOf(site.config.mail.directory)]
  console.table({
    ...rows,
    waiting: waiting.length,
    warnings: site.warnings.length,
    copies: copies.length,
    database: megabytes(size),
    copy: megabytes(statSync(path.join(backups, copies.at(-1) ?? '')).size),
    mails: megabytes(mails),
    log: megabytes(JSON.stringify(site.logged).length),
  })
  const [, sqlite, postgres, sent] =
    /(\d+) MB as an SQLite file, (\d+) MB in PostgreSQL.* (\d+) MB of mails/.exec(
      readFileSync('docs/deploy.md', 'utf8'),
    ) ?? []
  const said = Number(site.database.engine === 'sqlite' ? sqlite : postgres)
  expect(Math.abs(size / 1e6 / said - 1)).toBeLessThan(0.25)
  expect(Math.abs(mails / 1e6 / Number(sent) - 1)).toBeLessThan(0.25)
  expect(site.warnings).toEqual([])
  expect(waiting).toEqual([])
  expect(copies).toHaveLength(kept)
  expect(rows['contact']).toBe(days * requests)
  vi.useRealTimers()
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { countInWindow } from '#src/core/database/rates.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { addAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { contact, from, openTestSite, type TestSite } from '../test-site.ts'

const password = 'a long pass phrase'

/** The first of two processes of one site, which share a PostgreSQL database. */
const first = await openTestSite('postgres')
const sites = [
  first,
  await openTestSite('postgres', { DATABASE_URL: first.config.databaseUrl }),
] as const
const cookie = await first.signIn('ngozi', password)

async function inTurns<T>(
  times: number,
  ask: (site: TestSite, n: number) => T | Promise<T>,
): Promise<T[]> {
  const answers: T[] = []
  for (let n = 0; n < times; n++) answers.push(await ask(n % 2 === 0 ? sites[0] : sites[1], n))
  return answers
}
const count = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length

it('count the forms of a network together', async () => {
  const { hits } = serverLimits.flood.writes
  const send = (site: TestSite) => site.send('POST', '/api/contact', {}, from('192.0.2.70'))
  const answers = await inTurns(hits + 4, send)
  const statuses = answers.map(({ status }) => status)
  expect([count(statuses, 422), count(statuses, 429)]).toEqual([hits, 4])
  const wait = Number(answers.at(-1)?.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(
    (
      await sites[1].send(
        'POST',
        '/api/newsletter',
        { email: 'o@b.example', subject: '' },
        from('192.0.2.71'),
      )
    ).status,
  ).toBe(200)
})

it('forget a window that was begun by a clock that was a year ahead', async () => {
  const { db } = sites[0].database
  const count = (now = Date.now()) => countInWindow(db, 'ahead', { windowMs: 60_000, now })
  await count(Date.now() + 365 * 86_400_000)
  expect(await count()).toMatchObject({ hits: 1 })
  expect(await count()).toMatchObject({ hits: 2 })
})

it('count the requests of an address together, which marks the fourth of a day', async () => {
  await inTurns(4, (site, n) =>
    site.send(
      'POST',
      '/api/contact',
      { ...contact, ...site.hiddenFields(), message: `Request ${n}` },
      from(`192.0.2.${80 + n}`),
    ),
  )
  const flags = (await sites[1].listContacts(cookie)).map((one: { flags: string[] }) => one.flags)
  expect(flags).toEqual([['many-from-address'], [], [], []])
})

it('delay guesses at a password together', async () => {
  await addAccount(sites[0].context, 'Tunde')
  const answers = await inTurns(7, (site) =>
    site.send('POST', '/api/session', { username: 'tunde', password: 'wrong' }, from('192.0.2.90')),
  )
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429])
})

it('know a session that the other has opened, until either ends it', async () => {
  const signIn = { username: 'ngozi', password }
  const opened = await sites[0].send('POST', '/api/session', signIn, from('192.0.2.91'))
  const session =
    opened.headers
      .getSetCookie()
      .find((one) => one.startsWith('__Host-session='))
      ?.split(';')[0] ?? ''
  const list = async (site: TestSite) => (await site.get('/api/contact', session)).status
  expect([await list(sites[0]), await list(sites[1])]).toEqual([200, 200])
  expect(
    (await sites[1].send('DELETE', '/api/session', undefined, { cookie: session })).status,
  ).toBe(200)
  expect([await list(sites[0]), await list(sites[1])]).toEqual([401, 401])
})

it('take a form whose page the other has shown', async () => {
  const body = { ...contact, businessEmail: 'other@works.example', ...sites[0].hiddenFields() }
  expect((await sites[1].send('POST', '/api/contact', body, from('192.0.2.92'))).status).toBe(201)
  const [newest] = await sites[0].listContacts(cookie)
  expect(newest).toMatchObject({ businessEmail: 'other@works.example', flags: [] })
})

it('store a request once whose connection to the database is lost, and say so', async () => {
  const [{ database }, sender] = sites
  let sent: Response | Promise<Response> | undefined
  await database.db.transaction().execute(async (tx) => {
    await sql`lock table contact in exclusive mode`.execute(tx)
    const body = { ...contact, businessEmail: 'lost@works.example', ...sender.hiddenFields() }
    sent = sender.send('POST', '/api/contact', body, from('192.0.2.93'))
    // Ends all connections that wait for the lock, as a restart of the database server would.
    const end = sql<{
      ended: boolean
    }>`select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await end.execute(database.db)).rows.length).toBe(1)
  })
  expect((await sent)?.status).toBe(201)
  const listed = await sites[0].listContacts(cookie)
  expect(
    listed.filter((one: { businessEmail: string }) => one.businessEmail === 'lost@works.example'),
  ).toHaveLength(1)
})

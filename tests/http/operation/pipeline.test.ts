import { createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#src/core/database/open-database.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { listen } from '../../node-http.ts'
import { from, openTestSite } from '../test-site.ts'

const [site, flooded] = [
  await openTestSite('sqlite'),
  await openTestSite('sqlite', { MAX_FORMS_PER_MINUTE: '30' }),
]

describe('pipeline', () => {
  it.each([
    ['GET', '/contact', 200, /<title>page/],
    ['GET', '/anything/else', 200, /<title>page/],
    ['GET', '/api/nothing', 404, /There is nothing here/],
    ['GET', '/api', 404, /There is nothing here/],
    ['GET', '/_image?href=/a.png&w=9', 404, /There is nothing here/],
    ['PUT', '/api/contact', 405, /does not take that method/],
    ['GET', '/%E0%A4%A', 400, /not valid/],
    ['GET', '/healthz', 200, /"ok"/],
    ['GET', '/livez', 200, /"ok"/],
    ['GET', '/api/form-token', 200, /"formToken":"[^"]+"/],
  ])('%s %s answers %i', async (method, target, status, text) => {
    const response = await site.send(method, target)
    expect(response.status).toBe(status)
    expect(await response.text()).toMatch(text)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  it('says that it failed while somebody keeps a table of PostgreSQL locked', async () => {
    const other = await openTestSite('postgres')
    const lock = await other.database.db.startTransaction().execute()
    await sql`lock table subscriber`.execute(lock)
    expect(
      (await other.send('POST', '/api/newsletter', { email: 'ada@works.example' })).status,
    ).toBe(503)
    await lock.rollback().execute()
    expect(
      (await other.send('POST', '/api/newsletter', { email: 'ada@works.example' })).status,
    ).toBe(200)
  })

  it('lets a form wait while every connection to PostgreSQL is busy', async () => {
    const other = await openTestSite('postgres')
    const busy = Array.from({ length: 10 }, () =>
      sql`select pg_sleep(6)`.execute(other.database.db),
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(
      (await other.send('POST', '/api/newsletter', { email: 'ada@works.example' })).status,
    ).toBe(200)
    await Promise.all(busy)
  })

  it('says that no PostgreSQL server answers', async () => {
    // This database server accepts the connection and never answers.
    const server = createServer()
    const silent = openDatabase(`postgres://a@127.0.0.1:${await listen(server)}/site`)
    await expect(silent.db.selectFrom('setting').selectAll().execute()).rejects.toThrow()
    await silent.close()
    server.close()
  })

  it('goes on when PostgreSQL drops every connection', async () => {
    const other = await openTestSite('postgres')
    expect(
      (await other.send('POST', '/api/newsletter', { email: 'ada@works.example' })).status,
    ).toBe(200)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      other.database.db,
    )
    await expect
      .poll(
        async () =>
          (await other.send('POST', '/api/newsletter', { email: 'ada@works.example' })).status,
      )
      .toBe(200)
  })
})

describe('a flood from one network', () => {
  /**
   * Sends requests one after the other, because a network may send only some bodies at the same
   * time.
   */
  async function many(count: number, target: string, client: string) {
    const answers = []
    for (let sent = 0; sent < count; sent++)
      answers.push(await flooded.submit(target, { firstName: 'Ade' }, from(client)))
    return answers
  }
  const isRendered = async (response: Response) =>
    (await response.clone().text()).includes('"outcome"')

  it('a form just over the limit shows what was typed again, and far over it is refused in few words', async () => {
    const answers = await many(50, '/contact', '192.0.2.70')
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(30).fill(422),
      ...Array(20).fill(429),
    ])
    const rendered = await Promise.all(answers.map(isRendered))
    expect(rendered).toEqual([...Array(40).fill(true), ...Array(10).fill(false)])
    expect(await answers[30]?.json()).toMatchObject({
      message: 'Error submitting form',
      values: { firstName: 'Ade' },
    })
    expect(answers[30]?.headers.get('cache-control')).toBe('no-store')
    expect(Number(answers[49]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await many(1, '/contact', '192.0.2.71'))[0]?.status).toBe(422)
  })

  it('one-click unsubscribing has a budget of its own, which ends too', async () => {
    const { hits } = serverLimits.flood.unsubscribes
    const answers = await many(hits + 5, '/newsletter/unsubscribe?token=x.y', '192.0.2.72')
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(hits).fill(400),
      ...Array(5).fill(429),
    ])
    expect(
      (await many(1, '/contact', '192.0.2.72'))[0]?.status,
      'other forms are counted apart',
    ).toBe(422)
  })

  /** Sends the beginning of a form. @param ends gets a function that sends the end */
  const sendSlowly = (client: string, ends: (() => void)[]) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('firstName=Ade'))
        ends.push(() => controller.close())
      },
    })
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': client,
    }
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    }
    return flooded.request('/contact', init)
  }

  it('takes a form although slow bodies of 32 networks are as many as may be open', async () => {
    const ends: (() => void)[] = []
    const { perNetwork } = serverLimits.bodies
    const slow = Array.from({ length: 32 * perNetwork }, (_, n) =>
      sendSlowly(`203.0.113.${1 + (n % 32)}`, ends),
    )
    const visitor: (() => void)[] = []
    const answer = sendSlowly('198.51.100.7', visitor)
    await nextTurn()
    for (const end of visitor) end()
    expect((await answer).status).toBe(422)
    expect((await Promise.race(slow)).status, 'the slowest gives way').toBe(429)
    for (const end of ends)
      try {
        end()
      } catch {
        // The site has cancelled this one.
      }
    await Promise.all(slow)
  })

  it('reads a share of bodies of one network at the same time, and none of those beyond it', async () => {
    const ends: (() => void)[] = []
    const slow = (client: string) => sendSlowly(client, ends)
    // The requests come from several addresses of one network, so that the limit of forms is not
    // reached.
    const { perNetwork } = serverLimits.bodies
    const open = Array.from({ length: 25 }, () => slow('2001:db8::1'))
    const share = [...open, ...Array.from({ length: perNetwork - 25 }, () => slow('2001:db8::2'))]
    const refused = await slow('2001:db8::3')
    expect([refused.status, refused.headers.get('connection'), await isRendered(refused)]).toEqual([
      429,
      'close',
      false,
    ])
    const page = await flooded.request('/contact', {
      headers: { 'x-forwarded-for': '2001:db8::1' },
    })
    expect(page.status, 'a slow body occupies no permit').toBe(200)
    const other = slow('2001:db8:1::1')
    for (const end of ends) end()
    expect((await other).status).toBe(422)
    for (const answer of share) expect([422, 429]).toContain((await answer).status)
  })
})

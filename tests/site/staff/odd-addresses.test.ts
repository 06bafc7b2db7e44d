import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import { ask, openEditorSession } from '../../../scripts/site/ask-site.ts'
import { startPostgres } from '../../../scripts/site/start-postgres.ts'
import { startSite } from '../../../scripts/site/start-site.ts'
import { strictEngine } from '../../http/strict-engine.ts'
import { contact } from '../../http/test-site.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { isTestAll } from '../../test-all.ts'

/**
 * Ids and texts that no row has or no column of PostgreSQL can hold, as in an address. `npm test`
 * tries three of them.
 */
const everyOdd = [
  '0',
  '-1',
  '1.5',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '1e9',
  '%00',
  'a%00',
  'letters',
  '',
]
const odd = isTestAll ? everyOdd : ['9007199254740993', 'a%00', '']
/** Names that pages of the staff area read in their address. `contact` can hide the others. */
const named = [
  ...[
    'contact',
    'before',
    'subscriber',
    'account',
    'changed',
    'factor',
    'person',
    'after',
    'search',
    'about',
    'actor',
    'action',
  ],
  ...['state', 'work', 'token', 'next', 'period', 'path', 'entry', 'address', 'from', 'status'],
]
const queryOf = (names: string[], value: string) =>
  names.map((name) => `${name}=${value}`).join('&')
const pages = staffRoutes
  .filter(({ method, path }) => method === 'GET' && path.startsWith('/admin'))
  .map(({ path }) => path)
/** Timeout in milliseconds of tests that start the site and a database. */
const patience = 900_000

describe.each(strictEngine)('odd addresses on %s', { timeout: patience }, (engine) => {
  let site: Awaited<ReturnType<typeof startSite>>
  let cookie: string
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startPostgres({ isDurable: false }) : undefined
    const database = postgres ? `${postgres.url}/postgres` : path.join(temporaryFolder(), 'site.db')
    site = await startSite({ env: { DATABASE_URL: database } })
    cookie = await openEditorSession(site.origin, database, 'owner')
    expect((await ask(site.origin, '/api/contact', { method: 'POST', body: contact })).status).toBe(
      201,
    )
  }, patience)
  afterAll(async () => {
    await site?.stop()
    await postgres?.stop()
  }, patience)

  let sent = 0
  async function failing(targets: string[]): Promise<string[]> {
    const answers = targets.map(async (target) => {
      sent += 1
      const { status } = await ask(site.origin, target, {
        cookie,
        client: `100.${64 + (sent >> 8)}.${sent & 255}.1`,
      })
      return status < 500 ? [] : [`${status} ${target}`]
    })
    return (await Promise.all(answers)).flat()
  }

  it.each(pages)('%s fails at none', async (page) => {
    // Only these pages show the list of subscribers.
    const hasTab = /^\/admin\/(dashboard|delete)/.test(page)
    const queries = odd.flatMap((value) =>
      [named, named.slice(1), ...(hasTab ? [['tab=newsletter&after']] : [])].map((names) =>
        queryOf(names, value),
      ),
    )
    expect(await failing(queries.map((query) => `${page}?${query}`))).toEqual([])
  })

  it('the addresses of visitors fail at none', async () => {
    const queries = [
      '/products?page=',
      '/contact?product=',
      '/search?q=',
      '/search.json?q=',
      '/newsletter/confirm?token=',
    ]
    const parts = [
      '/',
      '/products/',
      '/articles/',
      '/preview/',
      '/api/certificates/',
      '/assets/',
      '/admin/',
      '/api/contact/',
    ]
    const targets = [...queries, ...parts].flatMap((start) =>
      [...odd, 'zzzzzz-x'].map((value) => start + value),
    )
    expect(await failing(targets)).toEqual([])
  })
})

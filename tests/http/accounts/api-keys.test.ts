import { beforeEach, describe, expect, it } from 'vitest'
import { checkApiKey } from '#src/core/spam/api-keys.ts'
import { readRequestPage } from '#src/desk/requests/requests.server.ts'
import { openApiDocument } from '#src/server/api/openapi.ts'
import { describedCall } from '../described-calls.ts'
import { contact, openTestSite, sqliteUnlessAll, type TestSite } from '../test-site.ts'

const key = 'k'.repeat(32)
const other = 'o'.repeat(40)

it('the description of the API names the key, and lets it be left out', () => {
  expect(openApiDocument().components.securitySchemes.program).toMatchObject({
    type: 'http',
    scheme: 'bearer',
  })
  expect(describedCall('POST', '/api/contact').security).toEqual([{}, { program: [] }])
})

describe.each(sqliteUnlessAll)('§7 POST /contact · a program with a key on %s', (engine) => {
  let site: TestSite
  beforeEach(async () => {
    site = await openTestSite(engine, { API_KEYS: `${other}, ${key}` })
  })

  let sent = 0
  /**
   * Sends a request as a program does, always from the same network, without headers or hidden
   * fields of a browser.
   */
  async function send(authorization: string | null, fields: object = {}) {
    sent += 1
    const response = await site.request('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify({ ...contact, businessEmail: `p${sent}@works.example`, ...fields }),
    })
    expect(response.status).toBe(201)
    const { reference } = await response.json()
    const { items } = await readRequestPage(site.context)
    expect(items[0]?.reference).toBe(reference)
    return items[0]?.flags
  }
  const formFlags = ['honeypot-missing', 'token-missing']

  it.each([`Bearer ${key}`, `bearer ${other}`])(
    'is not flagged, however many it sends: %s',
    async (authorization) => {
      for (let n = 0; n < 8; n++) expect(await send(authorization)).toEqual([])
      expect(await send(null)).toEqual(formFlags)
      // Two mails are due for each request, as for requests from the form, and a digest for the
      // flagged request.
      expect(await site.outbox.sendDue()).toBe(17)
    },
  )

  it.each([`Bearer ${key}x`, `Bearer ${key.slice(1)}`, `Bearer ${key},${other}`, 'Bearer x'])(
    'a key that is not configured is flagged as one, and lost is nothing: %s',
    async (authorization) =>
      expect(await send(authorization)).toEqual([...formFlags, 'key-unknown']),
  )

  it.each(['', 'Bearer', `Basic ${key}`, key])(
    'what is no key counts as none: "%s"',
    async (authorization) => expect(await send(authorization)).toEqual(formFlags),
  )

  it('stands in no log', async () => {
    await send(`Bearer ${key}`)
    await send(`Bearer ${key}x`)
    expect(JSON.stringify(site.logged)).not.toContain(key)
  })
})

it('without keys in the configuration no key is known', async () => {
  const site = await openTestSite('sqlite')
  expect(checkApiKey(site.context, `Bearer ${key}`)).toBe('unknown')
  expect(checkApiKey(site.context, 'Bearer undefined')).toBe('unknown')
})

import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from './context.ts'
import { sameOrigin } from './same-origin.ts'

const status = async (headers: Record<string, string>, { publicOrigin = '', method = 'POST' } = {}) =>
  (
    await new Hono<AppEnv>()
      .use(sameOrigin(publicOrigin || undefined))
      .all('*', (c) => c.text('ok'))
      .request('http://inside:3000/', { method, headers })
  ).status

it.each([
  ['same-origin', 200],
  ['same-site', 403],
  ['cross-site', 403],
  ['none', 403],
])('Fetch Metadata %s answers %i, whatever the Origin says', async (site, expected) => {
  expect(await status({ 'sec-fetch-site': site, origin: 'http://inside:3000' })).toBe(expected)
})

it('compares the Origin with the configured one', async () => {
  const publicOrigin = 'https://site.example'
  expect(await status({ origin: publicOrigin }, { publicOrigin })).toBe(200)
  expect(await status({ origin: 'http://site.example' }, { publicOrigin })).toBe(403)
  expect(await status({ origin: 'http://inside:3000' }, { publicOrigin })).toBe(403)
})

it('compares the hosts where none is configured: TLS may end before us', async () => {
  expect(await status({ origin: 'https://site.example', host: 'site.example' })).toBe(200)
  expect(await status({ origin: 'https://site.example:8443', host: 'site.example' })).toBe(403)
  expect(await status({ origin: 'null', host: 'site.example' })).toBe(403)
})

it('lets a program pass that sends neither, unless it carries a cookie', async () => {
  expect(await status({})).toBe(200)
  expect(await status({ cookie: '__Host-session=x' })).toBe(403)
})

it('allows every GET request', async () => {
  expect(await status({ 'sec-fetch-site': 'cross-site' }, { method: 'GET' })).toBe(200)
})

import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { sameOrigin } from './same-origin.ts'

const status = async (
  headers: Record<string, string>,
  { publicOrigin = '', method = 'POST', path = '/' } = {},
) =>
  (
    await new Hono<AppEnv>()
      .use(sameOrigin(publicOrigin || undefined))
      .all('*', (c) => c.text('ok', c.var.isFromOtherSite ? 202 : 200))
      .request(`http://inside:3000${path}`, { method, headers })
  ).status

const publicOrigin = 'https://site.example'
/** TLS may end before us, so the scheme of the Origin may be another one than ours. */
const host = 'site.example'

it.each<
  [
    what: string,
    expected: number,
    headers: Record<string, string>,
    options?: Parameters<typeof status>[1],
  ]
>([
  ...['same-site', 'cross-site', 'none'].map((site): [string, number, Record<string, string>] => [
    `Fetch Metadata ${site}, whatever the Origin is`,
    403,
    { 'sec-fetch-site': site, origin: 'http://inside:3000' },
  ]),
  [
    'Fetch Metadata same-origin',
    200,
    { 'sec-fetch-site': 'same-origin', origin: 'http://inside:3000' },
  ],
  ['the configured Origin', 200, { origin: publicOrigin }, { publicOrigin }],
  ['the configured Origin without TLS', 403, { origin: 'http://site.example' }, { publicOrigin }],
  [
    'our own host, where another Origin is configured',
    403,
    { origin: 'http://inside:3000' },
    { publicOrigin },
  ],
  ['the host where no Origin is configured', 200, { origin: publicOrigin, host }],
  ['another port of the host', 403, { origin: 'https://site.example:8443', host }],
  ['the Origin null', 403, { origin: 'null', host }],
  ['the Origin null at a form of staff', 403, { origin: 'null', host }, { path: '/admin/signin' }],
  ['the Origin null at a form of visitors', 200, { origin: 'null', host }, { path: '/contact' }],
  ['the same with a cookie', 200, { origin: 'null', cookie: 'a=b' }, { path: '/newsletter' }],
  ['the same as JSON', 200, { origin: 'null' }, { path: '/api/contact' }],
  [
    'the Origin null with Fetch Metadata cross-site, so that the page shows the form again',
    202,
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { path: '/contact' },
  ],
  [
    'another site, so that the page shows the form again',
    202,
    { origin: 'https://a.example', host },
    { path: '/contact' },
  ],
  ['another site at the API', 403, { origin: 'https://a.example', host }, { path: '/api/contact' }],
  ['a program that sends neither', 200, {}],
  ['neither, but a cookie', 403, { cookie: '__Host-session=x' }],
  ['a GET request from anywhere', 200, { 'sec-fetch-site': 'cross-site' }, { method: 'GET' }],
])('%s answers %i', async (_, expected, headers, options) =>
  expect(await status(headers, options)).toBe(expected),
)

import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { readConfig } from '#src/core/environment/config.ts'
import type { VisitCount } from '#src/desk/numbers/visit-counts.server.ts'
import { countVisits } from './visits.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Asked = { url?: string; method?: string; headers?: Record<string, string> }

function open(write: (counts: VisitCount[]) => Promise<unknown> = async () => {}) {
  const written: VisitCount[] = []
  const errors: unknown[] = []
  const visits = countVisits({
    config: readConfig({ PUBLIC_ORIGIN: 'https://site.example' }),
    countries: { inTable: () => 'NG', fromProvider: null, madeAt: null },
    today: () => '2026-11-24',
    write: async (counts) => {
      await write(counts)
      written.push(...counts)
    },
    onError: (error) => errors.push(error),
  })
  const visit = ({ url = '/nfc', method = 'GET', headers = {} }: Asked = {}) =>
    visits.count(
      Object.assign(new IncomingMessage(new Socket()), {
        url,
        method,
        headers: { 'user-agent': browser, ...headers },
      }),
      '/nfc',
    )
  const counted = async () => {
    await visits.stop()
    return Object.fromEntries(
      written.map(({ kind, value, count }) => [`${kind} ${value}`.trim(), count]),
    )
  }
  return { visits, visit, counted, errors }
}

it('adds a visit to the sums of its page, site, country and campaign', async () => {
  const { visit, counted } = open()
  visit({ url: '/nfc?utm_source=June', headers: { referer: 'https://www.news.example/a?b=c' } })
  visit()
  visit({ headers: { referer: 'https://site.example/prices', 'sec-fetch-dest': 'document' } })
  // A prerendered page counts when it is shown, not when it is fetched.
  visit({ headers: { 'sec-purpose': 'prefetch;prerender' } })
  visit({ method: 'HEAD', headers: { 'x-page-shown': '1', 'sec-fetch-dest': 'empty' } })
  expect(await counted()).toEqual({
    visit: 4,
    'visit-page /nfc': 4,
    'visit-site news.example': 1,
    'visit-site': 2,
    'visit-country NG': 4,
    'visit-campaign june': 1,
  })
})

it.each([
  [
    'a robot',
    {
      headers: {
        'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      },
    },
  ],
  ['staff', { headers: { cookie: 'a=b; __Host-session=x' } }],
  ['staff who have signed out', { headers: { cookie: 'device=x' } }],
  ['what is fetched ahead', { headers: { 'sec-purpose': 'prefetch' } }],
  ['what is only prerendered', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a script', { method: 'HEAD', headers: { 'sec-fetch-dest': 'empty' } }],
  ['a picture', { headers: { 'sec-fetch-dest': 'image' } }],
  ['a file', { url: '/rss.xml' }],
  ['HEAD', { method: 'HEAD' }],
  ['a form', { method: 'POST' }],
])('does not count %s', async (_, asked) => {
  const { visit, counted } = open()
  visit(asked)
  expect(await counted()).toEqual({})
})

it.each([
  ['an address', '/nfc?utm_source=ann@works.example', 'http://102.89.34.7/'],
  ['a name within a network', `/nfc?utm_source=${'a'.repeat(41)}`, 'http://localhost:8080/'],
  ['a sentence', '/nfc?utm_source=call+ann+bee', 'android-app://com.example/'],
  ['a formula', '/nfc?utm_source=%3D1%2B1', 'https://=1+1/'],
])('stores nothing of %s', async (_, url, referer) => {
  const { visit, counted } = open()
  visit({ url, headers: { referer } })
  expect(await counted()).toMatchObject({ 'visit-site other': 1, 'visit-campaign other': 1 })
})

it.each([
  ['with its source', '?utm_source=Newsletter&utm_campaign=Issue-12', 'newsletter/issue-12'],
  ['first in the address', '?utm_campaign=issue-12&utm_source=newsletter', 'newsletter/issue-12'],
  ['of two words as its source alone', '?utm_source=a&utm_campaign=call+ann', 'a'],
  ['too long as its source alone', `?utm_source=a&utm_campaign=${'b'.repeat(41)}`, 'a'],
  ['of an unreadable source as other', '?utm_source=1&utm_campaign=june', 'other'],
])('counts a campaign %s', async (_, query, counts) => {
  const { visit, counted } = open()
  visit({ url: `/nfc${query}` })
  expect(await counted()).toMatchObject({ [`visit-campaign ${counts}`]: 1 })
})

it('counts no campaign without a source', async () => {
  const { visit, counted } = open()
  visit({ url: '/nfc?utm_campaign=june' })
  expect(Object.keys(await counted()).filter((key) => key.includes('campaign'))).toEqual([])
})

it('writes later what could not be written', async () => {
  const write = vi
    .fn<(counts: VisitCount[]) => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('disk full'))
    .mockResolvedValue(null)
  const { visits, visit, counted, errors } = open(write)
  visit()
  await visits.flush()
  visit()
  expect(await counted()).toMatchObject({ visit: 2 })
  expect(errors).toHaveLength(1)
})

import { afterEach, expect, it, vi } from 'vitest'
import { noFilter } from '#src/contracts/contact/contact-list.ts'
import { firstPage } from './list-address.ts'
import { readList, readNews } from './read-list.ts'

afterEach(() => vi.unstubAllGlobals())

const page = { items: [], next: null, total: 0 }

it.each([
  ['a page', () => Response.json(page), { kind: 'read', page }],
  ['no session', () => Response.json({}, { status: 401 }), { kind: 'signed-out' }],
  ['a role or a standing that does not allow it', () => Response.json({}, { status: 403 }), { kind: 'not-open' }],
  ['a server that fails', () => new Response('', { status: 500 }), { kind: 'failed' }],
  ['an answer that is no list', () => Response.json({ success: true }), { kind: 'failed' }],
  ['a page of a proxy', () => new Response('<html>'), { kind: 'failed' }],
  ['no network', () => Promise.reject(new TypeError('failed')), { kind: 'failed' }],
])('reads %s', async (_, answer, outcome) => {
  vi.stubGlobal('fetch', async () => answer())
  expect(await readList('contacts', firstPage('contacts'))).toEqual(outcome)
})

it('asks for the page after an id', async () => {
  const fetch = vi.fn(async () => Response.json(page))
  vi.stubGlobal('fetch', fetch)
  await readList('newsletter', { ...firstPage('newsletter'), cursors: [90, 51] })
  expect(fetch).toHaveBeenLastCalledWith('/api/newsletter?after=51', expect.anything())
  await readList('contacts', {
    ...firstPage('contacts', { ...noFilter, state: 'new', search: 'a&b', zone: 'Africa/Lagos', sort: 'oldest' }),
    cursors: [7],
  })
  expect(fetch).toHaveBeenLastCalledWith('/api/contact?state=new&search=a%26b&zone=Africa%2FLagos&sort=oldest&after=7', expect.anything())
})

it('asks for news of a filter in any order, since the newest that was seen', async () => {
  const news = { arrived: 2 }
  const fetch = vi.fn(async () => Response.json(news))
  vi.stubGlobal('fetch', fetch)
  expect(await readNews({ ...noFilter, state: 'new', sort: 'oldest' }, 12)).toEqual({ kind: 'read', news })
  expect(fetch).toHaveBeenLastCalledWith('/api/contact/news?state=new&after=12', expect.anything())
  await readNews(noFilter, 0)
  expect(fetch).toHaveBeenLastCalledWith('/api/contact/news', expect.anything())
  vi.stubGlobal('fetch', async () => new Response('<html>'))
  expect(await readNews(noFilter, 0)).toEqual({ kind: 'failed' })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limits } from '#src/contracts/limits.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

const first = { token: 'aaaa' }
const headers = { 'content-type': 'text/html' }
const contact = (query = '') => new URL(`http://site.invalid/contact${query}`)
const keep = { parameters: ['product'], slots: first }
let pages: PageCache

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  pages = createPageCache()
  await pages.store(contact(), keep, '<p>aaaa</p>', headers)
  await pages.store(contact('?product=2'), keep, '<p>aaaa lock</p>', headers)
})
afterEach(() => void vi.useRealTimers())

const shown = (query = '') => pages.find('/contact', query)?.template.fill({ token: 'bbbb' }).join('')

it.each([
  ['', '<p>bbbb</p>'],
  ['?utm_source=mail', '<p>bbbb</p>'],
  ['?product=2', '<p>bbbb lock</p>'],
  ['?utm_source=mail&product=2', '<p>bbbb lock</p>'],
  ['?product=3', undefined],
  [`?product=${'2'.repeat(limits.pageCache.version)}2`, undefined],
])('a visitor of /contact%s gets the page of that address, with texts of their own', (query, page) => expect(shown(query)).toBe(page))

it('keeps only what was rendered', () => expect(pages.find('/newsletter', '')).toBeNull())

it('has one visitor render a page that is no longer fresh, and sends it to the others meanwhile', async () => {
  vi.advanceTimersByTime(limits.pageCache.freshMs)
  expect(shown()).toBeUndefined()
  expect(shown()).toBe('<p>bbbb</p>')
  await pages.store(contact(), keep, '<p>aaaa later</p>', headers)
  expect(shown()).toBe('<p>bbbb later</p>')
})

it('has another visitor render it where the first has left', () => {
  vi.advanceTimersByTime(limits.pageCache.freshMs)
  expect(shown()).toBeUndefined()
  vi.advanceTimersByTime(limits.pageCache.renewalMs)
  expect(shown()).toBeUndefined()
  expect(shown()).toBe('<p>bbbb</p>')
})

it('sends nothing that is old', () => {
  vi.advanceTimersByTime(2 * limits.pageCache.freshMs)
  expect([shown(), shown()]).toEqual([undefined, undefined])
})

it('forgets the oldest version where there are too many', async () => {
  for (let product = 3; product <= limits.pageCache.versions + 1; product++)
    await pages.store(contact(`?product=${product}`), keep, '<p>aaaa</p>', headers)
  expect([shown(), shown('?product=2')]).toEqual([undefined, '<p>bbbb lock</p>'])
})

it('says what cannot be kept, and keeps the next page', async () => {
  const errors: unknown[] = []
  pages = createPageCache({ onError: (error) => errors.push(error) })
  // Two slots of one text cannot be told apart.
  await pages.store(contact(), { parameters: [], slots: { one: 'same', other: 'same' } }, '<p>same</p>', headers)
  expect(errors).toHaveLength(1)
  await pages.store(contact(), keep, '<p>aaaa</p>', headers)
  expect(shown()).toBe('<p>bbbb</p>')
})

it('gives a page to those who waited while it was rendered, and to nobody who came afterwards', async () => {
  const since = (moment: number) => pages.findSince('/contact', '', moment)?.template.fill({ token: 'bbbb' }).join('')
  const before = performance.now()
  expect(since(before)).toBeUndefined()
  vi.advanceTimersByTime(10)
  await pages.store(contact(), keep, '<p>aaaa later</p>', headers)
  expect(since(before)).toBe('<p>bbbb later</p>')
  expect(since(performance.now())).toBeUndefined()
  expect(pages.findSince('/newsletter', '', before)).toBeNull()
})

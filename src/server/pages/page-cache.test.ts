import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { openQueues } from '#src/core/fairness/queues.ts'
import type { Resource } from '../static/resource.ts'
import { createPageCache } from './page-cache.ts'
import type { CachedPage } from './resolve.ts'

const page = { target: '/about' }
const text = (resource: Resource) => resource.variants.identity.body?.toString()

function open({ bytes = 1_000_000 } = {}) {
  const site = {
    version: '1',
    words: 'one',
    fails: false,
    takes: 5,
    rendered: [] as string[],
    errors: [] as string[],
  }
  const queues = openQueues()
  const cache = createPageCache({
    queues,
    version: () => site.version,
    async renderInLanguage({ target, prefix = '' }) {
      site.rendered.push(prefix + target)
      const { words, fails, takes } = site
      await new Promise((resolve) => setTimeout(resolve, takes))
      if (fails) throw new Error('broken')
      return new Response(`${target} ${words} ${'text '.repeat(500)}`, {
        headers: { 'content-type': 'text/html' },
      })
    },
    onError: (error, target) => site.errors.push(`${target} ${error}`),
    bytes,
  })
  const find = (page: CachedPage, network = 'a') => cache.find(page, () => ({ network }))
  return { site, queues, pages: { ...cache, find } }
}

it('renders a page once for all who request it, and caches it', async () => {
  const { site, pages } = open()
  const [one, other] = await Promise.all([pages.find(page), pages.find(page)])
  expect(one).toBe(other)
  expect(pages.find(page)).toBe(one)
  expect(site.rendered).toEqual(['/about'])
  const { br, gzip } = one.variants
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(text(one))
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text(one))
})

it('sends no PDF of an earlier version, even if the new one cannot be made', async () => {
  const { site, pages } = open()
  const pdf = { target: '/product/1/datasheet.pdf' }
  await pages.find(pdf)
  Object.assign(site, { version: '2', words: 'two', fails: true })
  for (let asked = 0; asked < 2; asked++)
    await expect(pages.find(pdf)).rejects.toMatchObject({ status: 503 })
  expect(site.rendered, 'not tried again immediately').toHaveLength(2)
  expect(pages.failures()).toEqual([{ address: pdf.target, message: 'broken' }])
  site.version = '3'
  site.fails = false
  expect(text(await pages.find(pdf))).toContain('two')
})

it('makes a page while PDFs are made, one of them at a time, and one network after another', async () => {
  const { site, pages } = open()
  site.takes = 20
  const pdfs = [1, 2, 3, 4].map((id) => pages.find({ target: `/product/${id}/datasheet.pdf` }))
  const other = pages.find({ target: '/product/5/datasheet.pdf' }, 'b')
  await pages.find(page)
  expect(site.rendered.slice(0, 2)).toEqual(['/product/1/datasheet.pdf', '/about'])
  await other
  expect(site.rendered).not.toContain('/product/4/datasheet.pdf')
  await Promise.all(pdfs)
})

it('never sends the page of an earlier version; one rendering serves all who wait', async () => {
  const { site, pages } = open()
  await pages.find(page)
  Object.assign(site, { version: '2', words: 'two' })
  const [one, other] = await Promise.all([pages.find(page), pages.find(page)])
  expect(text(one)).toContain('two')
  expect(other).toBe(one)
  expect(pages.find(page)).toBe(one)
  expect(site.rendered).toHaveLength(2)
})

it('does not take what was begun before a publication for the page after it', async () => {
  const { site, pages } = open()
  site.takes = 50
  const first = pages.find(page)
  // The page of the later version is finished before that of the earlier one.
  await new Promise((resolve) => setTimeout(resolve, 10))
  Object.assign(site, { version: '2', words: 'two', takes: 1 })
  expect(text(await pages.find(page))).toContain('two')
  await first
  expect(text(await pages.find(page))).toContain('two')
  expect(site.rendered).toHaveLength(2)
})

it('keeps bytes and ETag of a page that a publication did not change', async () => {
  const { site, pages } = open()
  const before = await pages.find(page)
  site.version = '2'
  expect(await pages.find(page)).toBe(before)
  expect(before.etag).toMatch(/^W\/"/)
})

it('renders a page anew that has become old, and does not send one that is twice as old', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { site, pages } = open()
  const aging = { target: '/contact', maxAge: 1000 }
  const before = await pages.find(aging)
  vi.advanceTimersByTime(900)
  expect(pages.find(aging)).toBe(before)
  expect(site.rendered).toHaveLength(1)
  vi.advanceTimersByTime(200)
  expect(pages.find(aging)).toBe(before)
  await vi.waitFor(() => expect(site.rendered).toHaveLength(2), { timeout: 20_000 })
  vi.advanceTimersByTime(2100)
  site.words = 'later'
  await new Promise((resolve) => setTimeout(resolve, 20))
  vi.advanceTimersByTime(2100)
  expect(text(await pages.find(aging))).toContain('later')
  vi.useRealTimers()
})

it('still sends a page that cannot be rendered again, and reports the error', async () => {
  const { site, pages } = open()
  const before = await pages.find(page)
  Object.assign(site, { version: '2', fails: true })
  expect(await pages.find(page)).toBe(before)
  expect(site.errors).toEqual(['/about Error: broken'])
  expect(pages.failures()).toEqual([{ address: '/about', message: 'broken' }])
  // The failed page is not rendered again for each request.
  expect(pages.find(page)).toBe(before)
  expect(site.rendered).toHaveLength(2)
})

it('rejects where a page cannot be rendered that was never cached', async () => {
  const { site, pages } = open()
  site.fails = true
  await expect(pages.find(page)).rejects.toThrow('broken')
  site.fails = false
  expect(text(await pages.find(page))).toContain('one')
})

it('forgets the page that was asked for longest ago, where there are too many', async () => {
  const { site, pages } = open({ bytes: 6000 })
  const [a, b, c] = [{ target: '/a' }, { target: '/b' }, { target: '/c' }]
  await pages.find(a)
  await pages.find(b)
  pages.find(a)
  await pages.find(c)
  site.rendered.length = 0
  await pages.find(a)
  await pages.find(b)
  expect(site.rendered).toEqual(['/b'])
})

it('prepares pages in the order of their requests, and those that it does not know', async () => {
  const { site, pages } = open()
  await pages.find({ target: '/seldom' })
  for (let times = 0; times < 3; times++) await pages.find({ target: '/often' })
  await pages.find({ target: '/seldom' })
  site.rendered.length = 0
  site.version = '2'
  await pages.prepare([{ target: '/never' }, { target: '/seldom' }])
  expect(site.rendered).toEqual(['/often', '/seldom', '/never'])
})

it('forgets pages that are no longer there', async () => {
  const { site, pages } = open()
  await pages.find(page)
  pages.retain(() => false)
  await pages.find(page)
  expect(site.rendered).toHaveLength(2)
})

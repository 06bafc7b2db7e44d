import { expect, it } from 'vitest'
import { technicalDocumentAddress } from '#src/content/addresses/address-of.ts'
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { getDocument } from '#src/content/document.ts'
import { datasheetAddress } from '#src/content/paper-addresses.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { someProduct } from '../../../tests/content/some-products.ts'
import { tryPages } from './try-pages.ts'

const { snapshot } = setBaseSnapshot()
const page = {
  collection: 'free-pages',
  id: 'hire',
  file: 'content/free-pages/hire.yaml',
  data: { title: 'Hire', heading: 'Hire', parts: [] },
} as const
// The page is put first, because only the first page of each kind is tried.
const withPage = { ...snapshot, entries: [page, ...snapshot.entries] }

async function tryAll(fails: readonly string[] = []) {
  const tried: string[] = []
  const printed: string[] = []
  const fixed = [
    '/',
    '/about',
    '/rss.xml',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/icon.svg',
    '/apple-touch-icon.png',
    '/api/contact',
  ]
  const broken = await withSnapshot(withPage, () =>
    tryPages({
      fixed: [...fixed, '/newsletter/confirm', '/search'],
      addresses: [someProduct.address],
      hasTemplates: true,
      async renderChanged(target) {
        tried.push(target)
        if (fails.includes(target)) throw new Error('no words')
        return new Response(currentSnapshot().date)
      },
      async print(address) {
        printed.push(address)
        if (fails.includes(address)) throw new Error('no room')
      },
    }),
  )
  return { tried, printed, broken }
}

it('tries what a change is about, one page of each template, and files that are made of texts', async () => {
  const { tried, broken } = await tryAll()
  expect(broken).toEqual([])
  const files = ['/rss.xml', '/sitemap.xml', '/manifest.webmanifest']
  expect(tried).toEqual(
    expect.arrayContaining([someProduct.address, '/', '/about', '/hire', '/404/product', ...files]),
  )
  expect(tried).toEqual(
    expect.arrayContaining([
      ...(currentCopy().folder('articles').length > 0 ? [expect.stringMatching(/^\/blog\//)] : []),
      expect.stringMatching(/^\/image\//),
    ]),
  )
  expect(tried.some((path) => /icon|\/api|confirm/.test(path))).toBe(false)
  expect(new Set(tried).size).toBe(tried.length)
})

it('tries the search and papers of a change, and one paper of each kind', async () => {
  const { tried, printed } = await tryAll()
  expect(tried).toContain(`/search?${new URLSearchParams({ q: someProduct.name })}`)
  expect(printed).toEqual(
    expect.arrayContaining([
      ...(getDocument() ? [technicalDocumentAddress] : []),
      datasheetAddress(someProduct.id),
    ]),
  )
  expect(printed.length).toBeLessThanOrEqual(5)
  expect(new Set(printed).size).toBe(printed.length)
})

it('names the pages that cannot be rendered, and why', async () => {
  expect((await tryAll(['/hire', '/rss.xml'])).broken).toEqual([
    { address: '/rss.xml', message: 'no words' },
    { address: '/hire', message: 'no words' },
  ])
  expect((await tryAll([datasheetAddress(someProduct.id)])).broken).toEqual([
    { address: datasheetAddress(someProduct.id), message: 'no room' },
  ])
})

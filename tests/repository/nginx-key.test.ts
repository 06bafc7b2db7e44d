import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filterNames } from '#src/content/products/product-filters.ts'
import { cookieNames } from '#src/core/http/cookies.ts'

const conf = readFileSync('docs/deploy/nginx-cache.conf', 'utf8')
const pattern = /"~(\^\(\?!.*)" "";/.exec(conf)?.[1] ?? ''
const named = /\(\?:(page\|[\w|]+)\)/.exec(pattern)?.[1]?.split('|') ?? []
/** Makes the part of the key that comes from a query, as nginx does. */
const keyOf = (query: string) => (new RegExp(pattern).test(query) ? '' : query)

it('names every parameter that a public page reads in the key of the cache', () => {
  const read = globSync('src/{pages,content,server,power-cut}/**/*.{ts,astro}')
    .filter((file) => !/\/admin\/|\.test\./.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/(?:query|[pP]arams)\.(?:get|has)\(\s*'(\w+)'/g),
    ])
    .map(([, name]) => name)
  expect(read.length).toBeGreaterThan(10)
  expect(named).toEqual(
    expect.arrayContaining([...new Set([...read, ...filterNames, cookieNames.region])]),
  )
})

it.each([
  'x=1',
  'utm_source=mail&utm_campaign=a%20b',
  'fbclid=Iw.x-1',
  'Page=2',
  'a&b=',
  'pages=2',
])('keeps the page of ?%s once, with the page itself', (query) => expect(keyOf(query)).toBe(''))

it.each([
  'page=2',
  'x=1&page=2',
  'page=2&x=1',
  'p%61ge=2',
  'x=1;page=2',
  'x=1&amp;page=2',
  '+page=2',
])('keeps the page of ?%s apart', (query) => expect(keyOf(query)).toBe(query))

it('reads a long query at once', () => {
  const start = performance.now()
  keyOf(`${'a=1&'.repeat(2000)};`)
  expect(performance.now() - start).toBeLessThan(100)
})

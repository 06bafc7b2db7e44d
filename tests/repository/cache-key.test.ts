import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filterNames } from '#src/content/products/product-filters.ts'
import { cookieNames } from '#src/core/http/cookies.ts'

/** Patterns of queries that share the page without a query, of nginx and of Varnish. */
const examples = [
  ['nginx-cache.conf', /"~\^(\(\?!.*)" "";/],
  ['isopo.vcl', /req\.url ~ "\^\[\^\?\]\*\\\?(\(\?!.*)"\)/],
] as const
const readParameters = globSync('src/{pages,content,core,server,power-cut}/**/*.{ts,astro}')
  .filter((file) => !/\/admin\/|\.test\./.test(file))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:query|[pP]arams)\.(?:get|has)\(\s*'(\w+)'/g),
  ])
  .map(([, name]) => name)

describe.each(examples)('%s', (file, line) => {
  const pattern = line.exec(readFileSync(`docs/deploy/${file}`, 'utf8'))?.[1] ?? ''
  const named = /\(\?:(page\|[\w|]+)\)/.exec(pattern)?.[1]?.split('|') ?? []
  /** Makes the part of the key that comes from a query, as the cache does. */
  const keyOf = (query: string) => (new RegExp(`^${pattern}`).test(query) ? '' : query)

  it('names every parameter that a public page reads in the key of the cache', () => {
    expect(readParameters.length).toBeGreaterThan(10)
    expect(named).toEqual(
      expect.arrayContaining([...new Set([...readParameters, ...filterNames, cookieNames.region])]),
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
})

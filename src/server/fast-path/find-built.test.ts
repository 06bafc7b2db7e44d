import { describe, expect, it } from 'vitest'
import { type CountryCheck, createCountryCheck } from '../country/country-check.ts'
import { readConfig } from '../environment/config.ts'
import { createClientFinder } from '../request/client-address.ts'
import { createAddresses } from '../static/addresses.ts'
import type { StaticFile, Variant } from '../static/static-files.ts'
import { createBuiltFinder } from './find-built.ts'

const variant = (file: string, body?: string): Variant => ({
  headers: {},
  list: [],
  length: 1,
  file,
  ...(body && { body: Buffer.from(body) }),
})
const file = (isPage: boolean, supportsRange = false): StaticFile => ({
  etag: '"a"',
  isPage,
  supportsRange,
  variants: { identity: variant('identity'), br: variant('br', 'b'), gzip: variant('gzip', 'g') },
})
const files = new Map([
  ['/about', file(true)],
  ['/a.css', file(false)],
  ['/leaflet.pdf', file(false, true)],
  ['/photo.avif', { ...file(false), variants: { identity: variant('identity') } }],
])
const unknown = file(true)
const addresses = createAddresses({
  files,
  notFound: () => unknown,
  isOnDemand: (path) => path.startsWith('/contact'),
  redirects: new Map([['/old', '/about']]),
  hidden: new Map([
    ['/product/5', null],
    ['/product/6', '/products'],
  ]),
})
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

function find(target: string, headers: Record<string, string> = {}, checkCountry: CountryCheck = () => ({ kind: 'pass' })) {
  const findBuilt = createBuiltFinder({
    files,
    addresses,
    checkCountry,
    findClient: createClientFinder(readConfig({ TRUSTED_PROXY: '127.0.0.1' }).trustedProxy),
  })
  const all = { 'accept-encoding': 'gzip, br', 'user-agent': browser, ...headers }
  const built = findBuilt({ target, headers: new Map(Object.entries(all)) }, '127.0.0.1')
  return built && (built.status === 200 ? built.variant.file : `${built.status} ${built.variant.file}`)
}

it.each([
  ['/about', {}, 'br'],
  ['/a.css', {}, 'br'],
  ['/about', { 'accept-encoding': 'gzip' }, 'gzip'],
  ['/about', { 'accept-encoding': 'br;q=0, gzip' }, 'gzip'],
  ['/about', { cookie: 'region=global' }, 'br'],
  ['/nobody-knows-it', {}, '404 br'],
  ['/nobody-knows-it', { 'accept-encoding': 'gzip' }, '404 gzip'],
])('%s with %j is sent as %s', (target, headers, sent) => expect(find(target, headers)).toBe(sent))

it.each([
  ['what is rendered', '/contact', {}],
  ['what is rendered, in another spelling', '/%63ontact', {}],
  ['what has moved', '/old', {}],
  ['what is gone', '/product/5', {}],
  ['what is hidden', '/product/6', {}],
  ['an unknown address with a query', '/nobody-knows-it?a=b', {}],
  ['an address that cannot be read', '/%', {}],
  ['a query', '/about?from=mail', {}],
  ['another spelling', '/about/', {}],
  ['what is not in memory uncompressed', '/about', { 'accept-encoding': 'identity' }],
  ['a picture', '/photo.avif', {}],
  ['what is asked for in parts', '/leaflet.pdf', {}],
  ['somebody who may look at drafts', '/about', { cookie: '__Host-session=x; __Host-preview=1' }],
])('nothing is sent for %s', (_, target, headers) => expect(find(target, headers)).toBeNull())

describe('the country of a visitor', () => {
  const lookup = { inTable: (address: string) => (address === '24.48.0.1' ? 'CA' : 'NG'), fromProvider: null }
  const check = (mode: string) =>
    createCountryCheck({ config: readConfig({ COUNTRY_MODE: mode }), destination: () => 'https://ca.site.example', lookup })
  it.each(['redirect', 'suggest'])('is looked at for pages: %s', (mode) => {
    const from = (address: string) => find('/about', { 'x-forwarded-for': address }, check(mode))
    expect([from('24.48.0.1'), from('197.210.0.1')]).toEqual([null, 'br'])
    expect(find('/a.css', { 'x-forwarded-for': '24.48.0.1' }, check(mode))).toBe('br')
  })
  it('that a provider has to be asked for is left to the HTTP server', () =>
    expect(find('/about', {}, async () => ({ kind: 'pass' }))).toBeNull())
})

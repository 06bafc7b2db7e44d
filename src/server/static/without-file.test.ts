import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCountryCheck } from '../country/country-check.ts'
import { readConfig } from '../environment/config.ts'
import { createAddresses } from './addresses.ts'
import { createPageCache } from './page-cache.ts'
import { loadStaticFiles, takeNotFoundPages } from './static-files.ts'
import { createStaticSite } from './static-site.ts'

const body = `<aside data-region-suggestion="true" hidden=""></aside>${'text '.repeat(500)}`
const unknown = `<title>404</title>${body}`
const contact = `<title>contact</title><input value="of another visitor">${body}`
const cachedHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
}
const canada = { 'x-forwarded-for': '24.48.0.1', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const lookup = { inTable: (address: string) => (address.startsWith('24.') ? 'CA' : 'NG'), fromProvider: null }
let folder: string
let server: Server
let origin: string

/** A site of some files, with one page that was rendered for another visitor. */
async function start(mode: string) {
  const config = readConfig({ COUNTRY_MODE: mode, TRUSTED_PROXY: '127.0.0.1' })
  const files = loadStaticFiles(folder, {})
  const pages = createPageCache()
  await pages.store(
    new URL('http://site.invalid/contact'),
    { parameters: [], slots: { token: 'of another visitor' } },
    contact,
    cachedHeaders,
  )
  let issued = 100
  const answer = createStaticSite({
    files,
    addresses: createAddresses({
      files,
      notFound: takeNotFoundPages(files),
      isOnDemand: (path) => /^\/(admin|contact|newsletter)(\/|$)/.test(path),
      hidden: new Map([
        ['/product/5', null],
        ['/product/6', '/products'],
      ]),
    }),
    checkCountry: createCountryCheck({ config, destination: () => 'https://ca.site.example', lookup }),
    config,
    cache: { pages, freshSlots: () => ({ token: `of visitor no. ${++issued}` }) },
  })
  return new Promise<Server>((resolve) => {
    const http = createServer(async (req, res) => {
      if (!(await answer(req, res))) res.writeHead(200).end('passed on')
    }).listen(0, '127.0.0.1', () => resolve(http))
  })
}
const originOf = (http: Server) => {
  const address = http.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}
const get = (target: string, init: RequestInit = {}) => fetch(origin + target, { redirect: 'manual', ...init })

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-files-'))
  for (const name of ['404', 'product', 'products']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, '404.html'), unknown)
  writeFileSync(path.join(folder, '404.html.br'), brotliCompressSync(unknown))
  writeFileSync(path.join(folder, '404/product.html'), '<title>no such product</title>')
  writeFileSync(path.join(folder, 'product/1.html'), '<title>one</title>')
  writeFileSync(path.join(folder, 'products.html'), '<title>page 0</title>')
  writeFileSync(path.join(folder, 'products/1.html'), '<title>page 1</title>')
  server = await start('redirect')
  origin = originOf(server)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe('addresses that nobody knows', () => {
  it.each([
    ['/nope', '404'],
    ['/nope.php?x=1', '404'],
    ['/404', '404'],
    ['/404/product', '404'],
    ['//evil.example/x', '404'],
    ['/%61dmin%2Fdashboard', '404'],
    ['/products?page=9', '404'],
    ['/product', 'no such product'],
    ['/product/99', 'no such product'],
    ['/product/a%20b?x=1', 'no such product'],
    ['//product/99', 'no such product'],
  ])('%s is answered with the page for it', async (target, title) => {
    const response = await get(target)
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining(`<title>${title}</title>`)])
  })

  it('sends the page with the headers of pages, to be asked for anew', async () => {
    const brotli = { 'accept-encoding': 'br' }
    const { headers } = await get('/nope', { headers: brotli })
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    expect(headers.get('etag')).toBeNull()
    expect((await get('/nope', { headers: { 'if-none-match': '*' } })).status).toBe(404)
    const head = await get('/nope', { method: 'HEAD', headers: brotli })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([404, headers.get('content-length'), ''])
  })

  it.each([
    ['/admin/nope', {}],
    ['/%61dmin/nope', {}],
    ['//newsletter', {}],
    ['/nope/', {}],
    ['/%E0%A4%A', {}],
    [`/${'a'.repeat(2000)}`, {}],
    ['/nope', { method: 'POST' }],
    ['/nope', { method: 'OPTIONS' }],
  ])('passes %s on (%o)', async (target, init) => expect(await (await get(target, init)).text()).toBe('passed on'))

  it('checks the country first', async () => {
    expect((await get('/nope', { headers: canada })).status).toBe(302)
    expect((await get('/nope.png', { headers: canada })).status).toBe(404)
  })
})

describe('addresses of what is hidden', () => {
  it.each(['/product/5', '/product/%35'])('%s is gone for good, with the page for it', async (target) => {
    const response = await get(target)
    expect([response.status, await response.text()]).toEqual([410, '<title>no such product</title>'])
  })

  it('leads elsewhere for the time being, where that is said', async () => {
    const { status, headers } = await get('/product/6?utm=x')
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, '/products?utm=x', 'no-cache'])
  })
})

describe('pages that were rendered a moment ago', () => {
  it.each(['br', 'gzip', 'identity'])('go to every visitor with a token of their own, in %s', async (encoding) => {
    const ask = async () => {
      const response = await get('/contact?utm=x', { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(Object.fromEntries(response.headers)).toMatchObject({ ...cachedHeaders, 'x-frame-options': 'DENY', vary: 'accept-encoding' })
      return await response.text()
    }
    const [one, other] = [await ask(), await ask()]
    const tokenOf = (page: string) => /value="([^"]*)"/.exec(page)?.[1] ?? ''
    expect(tokenOf(one)).toMatch(/^of visitor no/)
    expect(tokenOf(other)).not.toBe(tokenOf(one))
    expect(one).toBe(contact.replace('of another visitor', tokenOf(one)))
  })

  it('answers HEAD with the same headers', async () => {
    const response = await get('/contact', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, String(contact.length), ''])
  })

  it('passes on what is posted, and versions that nobody rendered yet', async () => {
    expect(await (await get('/contact', { method: 'POST' })).text()).toBe('passed on')
    expect(await (await get('/newsletter')).text()).toBe('passed on')
  })

  it('checks the country first, and lets a page with the suggestion be rendered', async () => {
    expect((await get('/contact', { headers: canada })).status).toBe(302)
    const suggesting = await start('suggest')
    expect(await (await fetch(`${originOf(suggesting)}/contact`, { headers: canada })).text()).toBe('passed on')
    expect((await fetch(`${originOf(suggesting)}/contact`)).status).toBe(200)
    suggesting.close()
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCountryCheck } from '../country/country-check.ts'
import { readConfig } from '../environment/config.ts'
import { bareHeaders } from '../middleware/security-headers.ts'
import { createAddresses } from './addresses.ts'
import { loadStaticFiles } from './static-files.ts'
import { createStaticSite } from './static-site.ts'

const home = `<title>home</title><aside class="a" data-region-suggestion="true" hidden="">Canada</aside><p hidden="">menu</p>${'text '.repeat(500)}`
/** Somebody in Canada at a browser; fetch would name Node, which is a program. */
const canada = { 'x-forwarded-for': '24.48.0.1', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
let folder: string
let server: Server
let origin: string

const lookup = { inTable: (address: string) => (address.startsWith('24.') ? 'CA' : 'NG'), fromProvider: null }

function start(mode: string) {
  const config = readConfig({ COUNTRY_MODE: mode, TRUSTED_PROXY: '127.0.0.1', PUBLIC_ORIGIN: 'https://site.example' })
  const files = loadStaticFiles(folder, { '/': { 'content-security-policy': "default-src 'self'" } })
  const checkCountry = createCountryCheck({ config, destination: () => 'https://ca.site.example', lookup })
  const redirects = new Map([
    ['/old', '/product/1'],
    ['/older', '/products?page=1'],
    ['/left', 'https://elsewhere.example/here'],
    ['/rules.json', '/old'],
    // The content check refuses these; somebody may have written them past it.
    ...['/%61dmin', '/healthz', '//api/contact', '/_image', '/%70roducts', '/%E0'].map((from): [string, string] => [from, '/product/1']),
    ['/two-lines', '/about\r\nset-cookie: a=b'],
    ['/elsewhere', '//elsewhere.example'],
    ['/caf%C3%A9', '/blog/ìsopọ̀'],
  ])
  const answer = createStaticSite({ files, addresses: createAddresses({ files, redirects }), checkCountry, config })
  return new Promise<Server>((resolve) => {
    const http = createServer(async (req, res) => {
      if (!(await answer(req, res))) res.writeHead(404).end('passed on')
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
  mkdirSync(path.join(folder, '_astro'))
  mkdirSync(path.join(folder, 'product'))
  mkdirSync(path.join(folder, 'products'))
  writeFileSync(path.join(folder, 'products.html'), '<title>page 0</title>')
  writeFileSync(path.join(folder, 'products/1.html'), '<title>page 1</title>')
  writeFileSync(path.join(folder, 'index.html'), home)
  writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync(home))
  writeFileSync(path.join(folder, 'product/1.html'), '<title>one</title>')
  writeFileSync(path.join(folder, '_astro/a.1b2c.css'), 'a{}')
  writeFileSync(path.join(folder, 'rules.json'), '{}')
  writeFileSync(path.join(folder, 'picture.webp'), 'RIFF')
  writeFileSync(path.join(folder, 'film.mp4'), '0123456789')
  writeFileSync(path.join(folder, '.env'), 'SECRET=1')
  writeFileSync(path.join(folder, 'page.astro.map'), 'x')
  server = await start('redirect')
  origin = originOf(server)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe('an address that has moved', () => {
  it.each(['/admin', '/%61dmin', '/healthz', '/api/contact', '/_image', '/%70roducts', '/two-lines', '/elsewhere'])(
    '%s leads nowhere',
    async (target) => {
      const response = await get(target)
      expect([response.status, response.headers.get('location')]).toEqual([404, null])
    },
  )
  it.each([
    ['/old', '/product/1'],
    ['/old/', '/product/1'],
    ['/old?utm=x', '/product/1?utm=x'],
    ['/older?utm=x', '/products?page=1'],
    ['/left', 'https://elsewhere.example/here'],
    ['/%6Fld', '/product/1'],
    ['//old', '/product/1'],
    ['/caf%c3%a9', '/blog/%C3%ACsop%E1%BB%8D%CC%80'],
  ])('%s leads to %s for good', async (target, location) => {
    const response = await get(target)
    expect([response.status, response.headers.get('location')]).toEqual([301, location])
  })
  it.each(['/old/er', '/OLD', '/left/x'])('%s is another one', async (target) => expect((await get(target)).status).toBe(404))
  it('gives way to a file', async () => expect((await get('/rules.json')).status).toBe(200))
  it('takes no form', async () => expect((await get('/old', { method: 'POST' })).status).toBe(404))
})

describe('§2 /products · pages of a list', () => {
  it.each([
    ['/products', 'page 0'],
    ['/products?page=1', 'page 1'],
    ['/products?utm=x&page=1', 'page 1'],
    ['/products?page=0', 'page 0'],
    ['/products?page=../1', 'page 0'],
  ])('%s shows %s', async (target, title) => expect(await (await get(target)).text()).toContain(title))
  it.each(['/products?page=9', '/products?page=1000', '/products?utm=x&page=2'])(
    '%s is beyond the last page, and is none',
    async (target) => expect((await get(target)).status).toBe(404),
  )
  it('ignores a page number on pages that are no list', async () => expect((await get('/product?page=1')).status).toBe(404))
})

describe('prerendered pages and files', () => {
  it('sends a page with its policy and security headers', async () => {
    const response = await get('/')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(home)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
  })

  it('sends Vary only where the response depends on the encoding', async () => {
    const varies = async (target: string) => (await get(target)).headers.get('vary')
    expect([await varies('/'), await varies('/picture.webp'), await varies('/rules.json')]).toEqual(['accept-encoding', null, null])
  })

  it.each([
    ['br', 'br'],
    ['gzip, br;q=0', null],
    ['identity', null],
    ['', null],
  ])('answers accept-encoding "%s" with %s', async (accept, encoding) => {
    const response = await get('/', { method: 'HEAD', headers: { 'accept-encoding': accept } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.text()).toBe('')
  })

  it('answers 304 where the ETag matches', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    for (const known of [etag, `"other", ${etag}`, etag.slice(2)])
      expect((await get('/', { headers: { 'if-none-match': known } })).status).toBe(304)
    expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it.each([
    ['/_astro/a.1b2c.css', 'public, max-age=31536000, immutable', 'text/css; charset=utf-8'],
    ['/rules.json', 'public, max-age=3600', 'application/json'],
    ['/product/1', 'public, max-age=0, must-revalidate', 'text/html; charset=utf-8'],
  ])('sends %s to be kept as %s', async (target, cache, type) => {
    const { headers } = await get(target)
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([cache, type])
  })

  it.each([
    ['/product/1/', '/product/1'],
    ['/product/1.html?a=b', '/product/1?a=b'],
    ['//', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
  ])('redirects %s to its canonical address', async (target, location) => {
    const response = await get(target)
    expect([response.status, response.headers.get('location')]).toEqual([301, location])
  })

  it.each(['/.env', '/page.astro.map', '/../main.ts', '/%2e%2e/main.ts', '//evil.example/', '/product', '/nope'])(
    'has nothing at %s',
    async (target) => expect((await get(target)).status).toBe(404),
  )

  it('takes no other method than GET and HEAD', async () => {
    const response = await get('/', { method: 'POST', body: 'x' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect((await get('/', { method: 'OPTIONS' })).status).toBe(204)
  })
})

describe('responses without a page or file', () => {
  it.each<[string, string, RequestInit, number]>([
    ['a redirect to the canonical address', '/product/1/', {}, 301],
    ['a redirect to another country', '/', { headers: canada }, 302],
    ['a choice that is remembered', '/?region=global', { headers: canada }, 302],
    ['a part that is not there', '/film.mp4', { headers: { range: 'bytes=10-' } }, 416],
    ['another method', '/', { method: 'DELETE' }, 405],
    ['a question for the methods', '/', { method: 'OPTIONS' }, 204],
  ])('%s carries the security headers and a closed policy', async (_, target, init, status) => {
    const response = await get(target, init)
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(bareHeaders)
  })
})

describe('film and documents', () => {
  const film = (headers: Record<string, string> = {}, method = 'GET') => get('/film.mp4', { method, headers })

  it.each([
    ['bytes=0-0', 206, 'bytes 0-0/10', '0'],
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=8-', 206, 'bytes 8-9/10', '89'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=5-2', 200, null, '0123456789'],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
  ])('answers "%s" with %i and %s', async (range, status, place, bytes) => {
    const response = await film({ range })
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([status, place, bytes])
  })

  it('goes on when a client leaves while the film is opened', async () => {
    const files = loadStaticFiles(folder, {})
    const config = readConfig({ COUNTRY_MODE: 'off' })
    const answer = createStaticSite({
      files,
      addresses: createAddresses({ files }),
      checkCountry: createCountryCheck({ config, destination: () => '', lookup }),
      config,
    })
    const leaving = createServer((req, res) => {
      void answer(req, res)
      res.destroy()
    })
    await new Promise<void>((resolve) => leaving.listen(0, '127.0.0.1', resolve))
    await expect(fetch(`${originOf(leaving)}/film.mp4`)).rejects.toThrow()
    // Time for the file to be opened; what is thrown then would fail the run.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await new Promise((resolve) => leaving.close(resolve))
  })
  it('accepts ranges, but not for another version or HEAD', async () => {
    const { headers } = await film()
    const etag = headers.get('etag') ?? ''
    expect([headers.get('content-type'), headers.get('accept-ranges'), headers.get('vary')]).toEqual(['video/mp4', 'bytes', null])
    expect(etag).toMatch(/^"/)
    expect((await film({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await film({ range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200)
    expect((await film({ range: 'bytes=0-1', 'if-range': new Date().toUTCString() })).status).toBe(200)
    expect((await film({ range: 'bytes=0-1' }, 'HEAD')).status).toBe(200)
    expect((await film({ 'if-none-match': etag, range: 'bytes=0-1' })).status).toBe(304)
    expect((await film({}, 'DELETE')).status).toBe(405)
  })
})

describe('country check on prerendered pages', () => {
  it('§9 Country that triggers the redirect · sends a visitor from Canada to the Canadian site, before anything else', async () => {
    const response = await get('/', { headers: canada })
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://ca.site.example'])
    expect((await get('/_astro/a.1b2c.css', { headers: canada })).status).toBe(200)
    expect((await get('/', { headers: { ...canada, cookie: 'region=global' } })).status).toBe(200)
    expect((await get('/', { headers: { ...canada, 'user-agent': 'Googlebot/2.1' } })).status).toBe(200)
  })

  it('remembers ?region=global', async () => {
    const response = await get('/?region=global', { headers: canada })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
    expect(response.headers.get('set-cookie')).toBe('region=global; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure')
  })

  it('shows the suggestion in the page itself, in mode suggest', async () => {
    const suggesting = await start('suggest')
    const page = async (headers: Record<string, string>) => (await fetch(originOf(suggesting), { headers })).text()
    expect(await page({})).toBe(home)
    const shown = home.replace('data-region-suggestion="true" hidden=""', 'data-region-suggestion="true"')
    expect(await page(canada)).toBe(shown)
    const { headers } = await fetch(originOf(suggesting), { headers: { ...canada, 'accept-encoding': 'identity' } })
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-cache', 'accept-encoding'])
    expect(headers.get('etag')).not.toBe((await fetch(originOf(suggesting))).headers.get('etag'))
    suggesting.close()
  })
})

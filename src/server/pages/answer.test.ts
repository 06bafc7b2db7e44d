import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#src/core/environment/config.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { bareHeaders, securityHeaders } from '../middleware/security-headers.ts'
import { createVariant, encodedVariant, type Resource } from '../static/resource.ts'
import { loadStaticFiles } from '../static/static-files.ts'
import { type AnswerContext, answerRequest } from './answer.ts'
import { createResource } from './create-resource.ts'
import { toPreview } from './drafts-view.ts'
import type { Resolution } from './resolve.ts'

const home = `<title>home</title><p hidden="">menu</p>${'text '.repeat(500)}`
/**
 * Headers of a visitor in Canada. The User-Agent is a browser's, because that of `fetch` would
 * count as a program.
 */
const canada = {
  'x-forwarded-for': '24.48.0.1',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
const folder = temporaryFolder()
mkdirSync(path.join(folder, '_astro'))
for (const [name, text] of [
  ['_astro/a.1b2c.css', 'a{}'],
  ['rules.json', '{}'],
  ['picture.webp', 'RIFF'],
  ['film.mp4', '0123456789'],
  ['.env', 'SECRET=1'],
  ['page.astro.map', 'x'],
] as const)
  writeFileSync(path.join(folder, name), text)
let server: Server
let origin: string

const countries = {
  inTable: (address: string) => (address.startsWith('24.') ? 'CA' : 'NG'),
  fromProvider: null,
  madeAt: null,
}

function pageOf(
  html: string,
  headers: Record<string, string> = {
    etag: 'W/"home"',
    'cache-control': 'public, max-age=0, must-revalidate',
  },
): Resource {
  const identity = createVariant(
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      vary: 'accept-encoding',
      ...headers,
      ...securityHeaders,
    },
    { body: Buffer.from(html) },
  )
  const br = encodedVariant(identity, 'br', brotliCompressSync(html))
  const gzip = encodedVariant(identity, 'gzip', gzipSync(html))
  return {
    status: 200,
    etag: headers['etag'] ?? '',
    supportsRange: false,
    variants: { identity, br, gzip },
  }
}
const ofMissing = { 'cache-control': 'private, no-cache' }
const unknown = { ...pageOf('<title>404</title>', ofMissing), status: 404 }
const pages: Record<string, Resource> = {
  '/': pageOf(home),
  '/contact': pageOf('<title>contact</title>', { 'cache-control': 'no-store' }),
  '/404': unknown,
  '/404/gone': { ...pageOf('<title>404, gone</title>', ofMissing), status: 410 },
}

function resolve(target: string): Resolution {
  const address = target.replace(/\?.*$/, '')
  if (address === '/' || address === '/contact' || address === '/slow')
    return { kind: 'page', page: { target: address }, takesForms: address === '/contact' }
  if (address === '/old')
    return { kind: 'moved', location: '/', status: 301, cacheControl: 'public, max-age=3600' }
  if (address.startsWith('/admin')) return { kind: 'pipeline' }
  if (['/_astro/a.1b2c.css', '/rules.json', '/picture.webp', '/film.mp4'].includes(address))
    return { kind: 'file' }
  return address === '/gone'
    ? { kind: 'missing', page: { target: '/404/gone' }, status: 410 }
    : { kind: 'missing', page: { target: '/404' }, status: 404 }
}

function contextIn(mode: string): AnswerContext {
  const config = readConfig({
    COUNTRY_MODE: mode,
    TRUSTED_PROXY: '127.0.0.1',
    PUBLIC_ORIGIN: 'https://site.example',
  })
  return {
    resolve,
    pages: {
      find: ({ target }) =>
        target === '/slow'
          ? Promise.resolve(pageOf('<title>slow</title>'))
          : (pages[target] ?? unknown),
    },
    files: loadStaticFiles(folder),
    findPicture: (address) =>
      address.startsWith('/_astro/made')
        ? Promise.resolve(address.endsWith('no') ? null : pageOf('picture'))
        : undefined,
    canadianSite: () => 'https://ca.site.example',
    countries,
    config,
    pipeline: async (_, res) => void res.writeHead(200).end('passed on'),
  }
}

function start(mode: string) {
  const context = contextIn(mode)
  return new Promise<Server>((resolve) => {
    const http = createServer((req, res) => void answerRequest(context, req, res)).listen(
      0,
      '127.0.0.1',
      () => resolve(http),
    )
  })
}
const originOf = (http: Server) => {
  const address = http.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}
const get = (target: string, init: RequestInit = {}) =>
  fetch(origin + target, { redirect: 'manual', ...init })

beforeAll(async () => {
  server = await start('redirect')
  origin = originOf(server)
})
afterAll(() => server.close())

describe('pages and files', () => {
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
    expect([await varies('/'), await varies('/picture.webp'), await varies('/rules.json')]).toEqual(
      ['accept-encoding', null, null],
    )
  })

  it.each([
    ['br', 'br'],
    ['gzip, br;q=0', 'gzip'],
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
    ['/', 'public, max-age=0, must-revalidate', 'text/html; charset=utf-8'],
  ])('sends %s with the cache rule %s', async (target, cache, type) => {
    const { headers } = await get(target)
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([cache, type])
  })

  it('waits for a page that has to be rendered', async () =>
    expect(await (await get('/slow')).text()).toContain('slow'))

  it('sends a picture that is made when it is asked for', async () => {
    expect((await get('/_astro/made')).status).toBe(200)
    expect((await get('/_astro/made-no')).status).toBe(404)
  })

  it('passes on what the pipeline answers, and what is posted to a page that takes it', async () => {
    const passedOn = async (target: string, method: string) =>
      (await (await get(target, { method })).text()) === 'passed on'
    expect(
      await Promise.all([
        passedOn('/admin', 'GET'),
        passedOn('/contact', 'POST'),
        passedOn('/contact', 'GET'),
      ]),
    ).toEqual([true, true, false])
  })

  it('sends the page for what is not there under its status, to be asked for anew', async () => {
    for (const [target, status] of [
      ['/nope', 404],
      ['/gone', 410],
    ] as const) {
      const response = await get(target, { headers: { 'if-none-match': '*' } })
      expect([
        response.status,
        response.headers.get('etag'),
        response.headers.get('cache-control'),
      ]).toEqual([status, null, 'private, no-cache'])
      expect(await response.text()).toContain('404')
    }
    expect((await get('/nope', { method: 'POST', body: 'x' })).status).toBe(404)
  })

  it.each(['/.env', '/page.astro.map', '/../main.ts', '/%2e%2e/main.ts'])(
    'has nothing at %s',
    async (target) => expect((await get(target)).status).toBe(404),
  )
})

describe('what a page says is what is sent', () => {
  const makers = {
    cached: (target: string, said: Response) => createResource(target, said, null),
    previewed: toPreview,
  }
  const said: [number, Record<string, string>][] = [
    [200, {}],
    [301, { location: '/nfc' }],
    [302, { location: '/nfc' }],
    [404, {}],
    [410, {}],
  ]
  const cases = (['cached', 'previewed'] as const).flatMap((kind) =>
    ['/known', '/known.pdf'].flatMap((target) =>
      said.map(([status, headers]) => ({ kind, target, status, headers })),
    ),
  )

  it.each(cases)('$kind $target: $status', async ({ kind, target, status, headers }) => {
    const visits: string[] = []
    const made = await makers[kind](
      target,
      new Response(`<title>${status}</title>`, {
        status,
        headers: { 'content-type': 'text/html', ...headers },
      }),
    )
    const context: AnswerContext = {
      ...contextIn('off'),
      resolve: () => ({ kind: 'page', page: { target }, takesForms: false }),
      pages: { find: () => made },
      countVisit: (_, page) => void visits.push(page),
    }
    const site = createServer((req, res) => void answerRequest(context, req, res))
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const answer = await fetch(originOf(site) + target, {
      redirect: 'manual',
      headers: { 'if-none-match': '*' },
    }).finally(() => site.close())
    expect({
      status: answer.status,
      location: answer.headers.get('location'),
      isStored: /public|max-age/.test(answer.headers.get('cache-control') ?? ''),
      isPage: answer.headers.get('content-type')?.startsWith('text/html'),
      visits,
    }).toEqual({
      status: status === 200 && kind === 'cached' ? 304 : status,
      location: headers['location'] ?? null,
      isStored: status === 200 && kind === 'cached',
      isPage: !(status === 200 && target.endsWith('.pdf')),
      visits: status === 200 ? [target] : [],
    })
  })
})

it.each<[string, string, RequestInit, number]>([
  ['a redirect to another address', '/old', {}, 301],
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

describe('film and documents', () => {
  const film = (headers: Record<string, string> = {}, method = 'GET') =>
    get('/film.mp4', { method, headers })

  it.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
  ])('answers "%s" with %i and %s', async (range, status, place, bytes) => {
    const response = await film({ range })
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual(
      [status, place, bytes],
    )
  })

  it('goes on when a client leaves while the film is opened', async () => {
    const context = contextIn('off')
    const leaving = createServer((req, res) => {
      void answerRequest(context, req, res)
      res.destroy()
    })
    await new Promise<void>((resolve) => leaving.listen(0, '127.0.0.1', resolve))
    await expect(fetch(`${originOf(leaving)}/film.mp4`)).rejects.toThrow()
    // Leaves the server time to open the file, because an error thrown then would fail the run.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await new Promise((resolve) => leaving.close(resolve))
  })
  it('accepts ranges, but not for another version or HEAD', async () => {
    const { headers } = await film()
    const etag = headers.get('etag') ?? ''
    expect([
      headers.get('content-type'),
      headers.get('accept-ranges'),
      headers.get('vary'),
    ]).toEqual(['video/mp4', 'bytes', null])
    expect(etag).toMatch(/^"/)
    expect((await film({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await film({ range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200)
    expect((await film({ range: 'bytes=0-1', 'if-range': new Date().toUTCString() })).status).toBe(
      200,
    )
    expect((await film({ range: 'bytes=0-1' }, 'HEAD')).status).toBe(200)
    expect((await film({ 'if-none-match': etag, range: 'bytes=0-1' })).status).toBe(304)
    expect((await film({}, 'DELETE')).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  })
})

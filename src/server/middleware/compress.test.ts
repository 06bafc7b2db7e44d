import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { signedIn } from '../../../tests/signed-in.ts'
import { compress } from './compress.ts'

const text = '<p>text</p>'.repeat(500)

async function ask(accept: string, { path = '/', isStaff = false } = {}) {
  const app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set('staff', isStaff ? signedIn() : null)
      return next()
    })
    .use(compress)
    .get('/', (c) => c.html(text))
    .get('/small', (c) => c.html('<p>', 200, { 'content-length': '3' }))
    .get('/picture', () => new Response(text, { headers: { 'content-type': 'image/png' } }))
  const response = await app.request(path, { headers: { 'accept-encoding': accept } })
  return {
    encoding: response.headers.get('content-encoding'),
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}

it('compresses a page with the best encoding that the client accepts', async () => {
  const brotli = await ask('gzip, deflate, br, zstd')
  expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual(['br', text])
  expect(brotli.headers.get('vary')).toBe('accept-encoding')
  const gzip = await ask('gzip, br;q=0')
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', text])
})

it.each([
  ['a client that takes neither', 'identity', {}],
  ['a small page', 'br', { path: '/small' }],
  ['a picture', 'br', { path: '/picture' }],
  ['what staff read', 'br', { isStaff: true }],
])('leaves %s alone', async (_, accept, options) =>
  expect((await ask(accept, options)).encoding).toBeNull(),
)

it('breaks off the response when the page breaks off, and keeps running', async () => {
  const app = new Hono<AppEnv>().use(compress).get('/', (c) => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      pull: (controller) => controller.error(new Error('broken')),
    })
    return c.body(body, 200, { 'content-type': 'text/html' })
  })
  const response = await app.request('/', { headers: { 'accept-encoding': 'br' } })
  await expect(response.arrayBuffer()).rejects.toThrow()
})

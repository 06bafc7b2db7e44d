import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { limitBody, receiveBody } from './body-limit.ts'

it.each([
  ['/api/contact', 'application/problem+json'],
  ['/contact', 'text/plain; charset=utf-8'],
])('takes a body of 64 KiB at %s and none that declares a byte more', async (path, type) => {
  const app = new Hono<AppEnv>().use(limitBody).post('*', (c) => c.text('taken'))
  const send = (length: number) =>
    app.request(path, { method: 'POST', body: 'x', headers: { 'content-length': String(length) } })
  expect((await send(64 * 1024)).status).toBe(200)
  const refused = await send(64 * 1024 + 1)
  expect([refused.status, refused.headers.get('content-type')]).toEqual([413, type])
  expect(await refused.text()).toContain('Send at most 64 KiB.')
})

it('reads few large bodies at the same time, and beside them all others', async () => {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    const network = c.req.header('x-network') ?? ''
    c.set('client', { address: network, prefix: network, network, isProxied: false })
    // The cast is safe, because only the existence of a session matters here.
    c.set('staff', {} as NonNullable<AppEnv['Variables']['staff']>)
    await next()
  })
  app
    .use(receiveBody())
    .post('*', ({ json, var: { body } }) => json(body instanceof Uint8Array ? body.length : null))
  const { total, perNetwork } = serverLimits.largeBodies
  const sources: ReadableStreamDefaultController[] = []
  const begin = (network: number, length?: number) => {
    const body = new ReadableStream({ start: (source) => void sources.push(source) })
    const headers = {
      'x-network': String(network),
      ...(length && { 'content-length': String(length) }),
    }
    return app.request('/api/content/pictures', {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    } as RequestInit)
  }
  const { part } = contentLimits.picture
  const taken = Array.from({ length: total }, (_, at) =>
    begin(Math.floor(at / perNetwork), at % 2 === 0 ? part + 1 : undefined),
  )
  const refused = await begin(99, part + 1)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
  const small = begin(0, part)
  for (const source of sources) source.close()
  for (const answer of [...taken, small]) expect((await answer).status).toBe(200)
  expect((await app.request('/api/content/pictures', { method: 'POST', body: 'x' })).status).toBe(
    200,
  )
})

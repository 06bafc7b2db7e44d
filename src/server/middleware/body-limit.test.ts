import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { limitBody } from './body-limit.ts'

it('takes a body of 64 KiB and none that declares a byte more', async () => {
  const app = new Hono().use(limitBody).post('/', (c) => c.text('taken'))
  const send = (length: number) => app.request('/', { method: 'POST', body: 'x', headers: { 'content-length': String(length) } })
  expect((await send(64 * 1024)).status).toBe(200)
  const refused = await send(64 * 1024 + 1)
  expect([refused.status, refused.headers.get('content-type')]).toEqual([413, 'application/problem+json'])
})

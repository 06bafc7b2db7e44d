import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { limitBody } from './body-limit.ts'

const app = new Hono().use(limitBody).post('/', async (c) => c.text(String((await c.req.text()).length)))
const limit = 64 * 1024

it('takes 64 KiB and no byte more', async () => {
  const send = (length: number) =>
    app.request('/', { method: 'POST', body: 'x'.repeat(length), headers: { 'content-length': String(length) } })
  expect(await (await send(limit)).text()).toBe(String(limit))
  const refused = await send(limit + 1)
  expect([refused.status, refused.headers.get('content-type')]).toEqual([413, 'application/problem+json'])
})

it('counts a body that does not say its length', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 9; part++) controller.enqueue(new Uint8Array(8 * 1024))
      controller.close()
    },
  })
  const request = new Request('http://site/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect((await app.request(request)).status).toBe(413)
})

import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from './context.ts'
import { type RequestEntry, requestLog } from './request-log.ts'

it('logs what was asked and answered under the id that the answer carries, without the query', async () => {
  const entries: RequestEntry[] = []
  const app = new Hono<AppEnv>().use(requestLog((entry) => entries.push(entry))).get('/page', (c) => c.text('page', 418))
  const response = await app.request('/page?email=ann@works.example')
  expect(entries).toEqual([{ id: expect.any(String), method: 'GET', path: '/page', status: 418, ms: expect.any(Number) }])
  expect(response.headers.get('x-request-id')).toBe(entries[0]?.id)
})

import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { decodePath } from '#src/contracts/paths.ts'
import type { AppEnv } from './context.ts'
import { type RequestEntry, requestLog } from './request-log.ts'

it('logs what was asked and answered under the id that the answer carries, without the query', async () => {
  const entries: RequestEntry[] = []
  const app = new Hono<AppEnv>().use(requestLog((entry) => entries.push(entry))).get('/page', (c) => c.text('page', 418))
  const response = await app.request('/page?email=ann@works.example')
  expect(entries).toEqual([{ id: expect.any(String), method: 'GET', path: '/page', status: 418, ms: expect.any(Number) }])
  expect(response.headers.get('x-request-id')).toBe(entries[0]?.id)
})

it('logs no words of a search whose question mark was encoded, and no character that steers a terminal', async () => {
  const entries: RequestEntry[] = []
  const app = new Hono<AppEnv>({ getPath: ({ url }) => decodePath(url) ?? '/' }).use(requestLog((entry) => entries.push(entry)))
  for (const target of ['/search%3Fq=ann@works.example', '/search%253Fq=ann', '/a%1B%5B31m', '/a%E2%80%AEb']) await app.request(target)
  expect(entries.map(({ path }) => path)).toEqual(['/search', '/search', '/a\ufffd[31m', '/a\ufffdb'])
})

import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { decodePath } from '#src/contracts/paths.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { type RequestLogEntry, requestLog } from './request-log.ts'

it('logs a decoded path and its answer under the id that the answer carries, without words and steering characters', async () => {
  const entries: RequestLogEntry[] = []
  const app = new Hono<AppEnv>({ getPath: ({ url }) => decodePath(url) ?? '/' }).use(
    requestLog((entry) => entries.push(entry)),
  )
  const response = await app
    .all('*', (c) => c.text('page', 418))
    .request('/a%1B%5B31m%3Femail=ann@works.example')
  expect(entries).toEqual([
    {
      id: expect.any(String),
      method: 'GET',
      path: '/a\ufffd[31m',
      status: 418,
      ms: expect.any(Number),
    },
  ])
  expect(response.headers.get('x-request-id')).toBe(entries[0]?.id)
})

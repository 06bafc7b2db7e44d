import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { defaultCacheControl } from './cache-control.ts'

it('adds a rule where there is none', async () => {
  const app = new Hono()
    .use(defaultCacheControl)
    .get('/page', (c) => c.html('page'))
    .get('/list', (c) => c.json([], 200, { 'cache-control': 'no-store' }))
  expect((await app.request('/page')).headers.get('cache-control')).toBe('private, no-cache')
  expect((await app.request('/list')).headers.get('cache-control')).toBe('no-store')
})

import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { allowMethods } from './allow-methods.ts'

const app = new Hono().use(allowMethods).all('*', (c) => c.text('rendered'))

it.each([
  ['GET', '/contact', 200, null],
  ['HEAD', '/contact', 200, null],
  ['POST', '/contact', 200, null],
  ['PUT', '/contact', 405, 'GET, HEAD, POST, OPTIONS'],
  ['PROPFIND', '/contact', 405, 'GET, HEAD, POST, OPTIONS'],
  ['OPTIONS', '/contact', 204, 'GET, HEAD, POST, OPTIONS'],
  ['PATCH', '/api/contact/1', 200, null],
  ['PROPFIND', '/api/contact', 405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ['OPTIONS', '/api/contact', 204, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
])('%s %s answers %i', async (method, target, status, allow) => {
  const response = await app.request(target, { method })
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow])
  if (status !== 200) expect(await response.text()).not.toBe('rendered')
})

import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { rateLimit } from './rate-limit.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function start(networks = 10) {
  const app = new Hono<AppEnv>()
    .use((c, next) => {
      const prefix = c.req.header('x-prefix') ?? ''
      c.set('client', { address: prefix, prefix, network: prefix, isProxied: false })
      const id = Number(c.req.header('x-account') ?? 0)
      // The other values of an account are not read.
      if (id > 0) c.set('staff', { id } as NonNullable<AppEnv['Variables']['staff']>)
      return next()
    })
    .use(
      rateLimit({
        writes: { hits: 2, windowMs: 10_000, networks },
        unsubscribes: { hits: 4, windowMs: 10_000, networks },
        edits: { hits: 8, windowMs: 10_000, networks },
        kindness: 1,
      }),
    )
    .all('*', (c) => c.text(String(c.var.retryAfter)))
  return async (prefix: string, method = 'POST', path = '/', account = '0') => {
    const headers = { 'x-prefix': prefix, 'x-account': account }
    return Number(await (await app.request(path, { method, headers })).text())
  }
}

it('gives the time to wait once a network has sent too much, until the window ends', async () => {
  const send = start()
  expect([await send('a'), await send('a')]).toEqual([0, 0])
  vi.advanceTimersByTime(3000)
  expect(await send('a')).toBe(7)
  expect(await send('b')).toBe(0)
  vi.advanceTimersByTime(7000)
  expect(await send('a')).toBe(0)
})

it('ends the window in time also when the clock is set back', async () => {
  const send = start()
  for (let count = 0; count < 3; count++) await send('a')
  vi.setSystemTime(Date.now() - 86_400_000)
  vi.advanceTimersByTime(10_000)
  expect(await send('a')).toBe(0)
})

it('counts what staff do by account, and what strangers send by network', async () => {
  const send = start()
  for (let count = 0; count < 2; count++) expect(await send('office', 'POST', '/', '7')).toBe(0)
  expect(await send('office', 'POST', '/', '7')).toBeGreaterThan(0)
  expect(await send('elsewhere', 'POST', '/', '7')).toBeGreaterThan(0)
  expect(await send('office', 'POST', '/', '8')).toBe(0)
  expect(await send('office')).toBe(0)
})

it('does not count reading', async () => {
  const send = start()
  for (let count = 0; count < 5; count++) expect(await send('a', 'GET')).toBe(0)
  expect(await send('a')).toBe(0)
})

it('counts what the content editor saves apart from the forms of visitors', async () => {
  const send = start()
  for (let count = 0; count < 8; count++)
    expect(await send('a', 'PUT', '/api/content/entry')).toBe(0)
  expect(await send('a', 'PUT', '/api/content/entry')).toBe(10)
  expect(await send('a')).toBe(0)
})

it('remembers a bounded number of networks', async () => {
  const send = start(2)
  for (let count = 0; count < 3; count++) await send('a')
  await send('b')
  await send('c')
  expect(await send('a')).toBe(0)
})

import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { delayRefusals } from './delay-refusals.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function start() {
  const app = new Hono<AppEnv>().use((c, next) => {
    c.set('client', { address: 'a', prefix: 'a', network: '', isProxied: false })
    return next()
  })
  app
    .use(delayRefusals({ delayMs: 1000, total: 2, perNetwork: 2 }))
    .get('/:status', (c) => c.body(null, Number(c.req.param('status')) as 429)) // any status
  const answered: string[] = []
  const ask = async (status: number, name: string, signal = new AbortController().signal) => {
    await app.request(`/${status}`, { signal })
    answered.push(name)
  }
  return { ask, answered }
}
const nextTurn = () => new Promise(setImmediate)

it('delays refusals, up to a number of them, and nothing else', async () => {
  const { ask, answered } = start()
  const left = new AbortController()
  const all = [
    ask(429, 'first', left.signal),
    ask(405, 'second'),
    ask(200, 'page'),
    ask(404, 'missing'),
  ]
  await nextTurn()
  expect(answered.sort()).toEqual(['missing', 'page'])
  await ask(429, 'more than are delayed')
  left.abort()
  await nextTurn()
  expect(answered.slice(2)).toEqual(['more than are delayed', 'first'])
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(all)
  expect(answered.slice(4)).toEqual(['second'])
})

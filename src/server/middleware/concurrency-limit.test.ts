import { setImmediate as nextRound } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

/** A site whose pages are finished by hand. */
function openSite() {
  const running: (() => void)[] = []
  let rendered = 0
  const app = new Hono().use(concurrencyLimit({ atOnce: 2, waiting: 3 })).all('*', async (c) => {
    rendered += 1
    await new Promise<void>((resolve) => running.push(resolve))
    if (c.req.path === '/error') throw new Error('an error')
    return c.text('page')
  })
  app.onError((_, c) => c.text('error', 500))
  return {
    ask: (path = '/', init: RequestInit = {}) => Promise.resolve(app.request(path, init)),
    rendered: () => rendered,
    async finish(count: number) {
      for (let done = 0; done < count; done++) {
        running.shift()?.()
        await nextRound()
        await nextRound()
      }
    },
  }
}

it('renders a few pages at a time, queues some and answers the rest with 503', async () => {
  const site = openSite()
  const answers = Array.from({ length: 7 }, () => site.ask())
  await nextRound()
  expect(site.rendered()).toBe(2)
  for (const answer of answers.slice(5)) expect([(await answer).status, (await answer).headers.get('retry-after')]).toEqual([503, '5'])
  await site.finish(5)
  expect(await Promise.all(answers.slice(0, 5).map(async (answer) => (await answer).status))).toEqual([200, 200, 200, 200, 200])
})

it('frees the slot of a page that fails', async () => {
  const site = openSite()
  const answers = ['/error', '/error', '/'].map((path) => site.ask(path))
  await nextRound()
  await site.finish(3)
  expect(await Promise.all(answers.map(async (answer) => (await answer).status))).toEqual([500, 500, 200])
})

it('renders nothing for a client who has left', async () => {
  const site = openSite()
  const left = new AbortController()
  const answers = [site.ask(), site.ask(), site.ask('/', { signal: left.signal })]
  await nextRound()
  left.abort()
  await site.finish(2)
  await Promise.all(answers)
  expect(site.rendered()).toBe(2)
})

it('does not limit POST, whose slow body could occupy a slot', async () => {
  const site = openSite()
  const answers = Array.from({ length: 9 }, () => site.ask('/', { method: 'POST' }))
  await nextRound()
  expect(site.rendered()).toBe(9)
  await site.finish(9)
  await Promise.all(answers)
})

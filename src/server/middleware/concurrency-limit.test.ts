import { setImmediate as nextTurn } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createFairQueue } from '#src/core/fairness/fair-queue.ts'
import type { FormAnswer } from '#src/core/forms/form.server.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { concurrencyLimit, enterAfterForm } from './concurrency-limit.ts'

const emptyAnswer: FormAnswer = {
  outcome: 'done',
  message: '',
  status: 200,
  detail: '',
  errors: {},
  values: {},
  files: [],
  location: '',
  retryAfter: 0,
}

/** Lets the queue grant its free permits, each after a few turns of the event loop. */
async function letRequestsCome() {
  for (let turn = 0; turn < 20; turn++) await nextTurn()
}

function openSite() {
  const running: (() => void)[] = []
  let rendered = 0
  const app = new Hono<AppEnv>().use((c, next) => {
    const prefix = c.req.header('x-prefix') ?? ''
    c.set('client', { address: prefix, prefix, network: '', isProxied: false })
    return next()
  })
  const queue = createFairQueue({ permits: 2, waiting: 4, waitingPerNetwork: 3 })
  const signIn = createFairQueue({ permits: 1, waiting: 4, waitingPerNetwork: 3 })
  const queues = { pages: queue, signIn }
  app.use(concurrencyLimit(queues)).all('*', async (c) => {
    rendered += 1
    await new Promise<void>((resolve) => running.push(resolve))
    if (c.req.path === '/error') throw new Error('an error')
    return c.text('page')
  })
  app.onError((_, c) => c.text('error', 500))
  const ask = (path = '/', init: RequestInit = {}) => Promise.resolve(app.request(path, init))
  return {
    ask,
    /**
     * Sends two requests that take the permits, one after the other, and then the
     * remaining requests together.
     */
    async askMany(count: number, init: RequestInit = {}) {
      const first = [ask('/', init), ask('/', init)]
      await letRequestsCome()
      return [...first, ...Array.from({ length: count - 2 }, () => ask('/', init))]
    },
    rendered: () => rendered,
    async finish(count: number) {
      for (let done = 0; done < count; done++) {
        running.shift()?.()
        await letRequestsCome()
      }
    },
  }
}

it('renders a few pages at a time, queues some and answers the rest of one network with 429', async () => {
  const site = openSite()
  const answers = await site.askMany(7)
  await letRequestsCome()
  expect(site.rendered()).toBe(2)
  for (const answer of answers.slice(5))
    expect([(await answer).status, (await answer).headers.get('retry-after')]).toEqual([429, '5'])
  await site.finish(5)
  expect(
    await Promise.all(answers.slice(0, 5).map(async (answer) => (await answer).status)),
  ).toEqual([200, 200, 200, 200, 200])
})

it('frees the permit of a page that fails', async () => {
  const site = openSite()
  const answers = ['/error', '/error', '/'].map((path) => site.ask(path))
  await letRequestsCome()
  await site.finish(3)
  expect(await Promise.all(answers.map(async (answer) => (await answer).status))).toEqual([
    500, 500, 200,
  ])
})

it('renders nothing for a client who has left', async () => {
  const site = openSite()
  const left = new AbortController()
  const answers = [site.ask(), site.ask(), site.ask('/', { signal: left.signal })]
  await letRequestsCome()
  left.abort()
  await site.finish(2)
  await Promise.all(answers)
  expect(site.rendered()).toBe(2)
})

it('never lets a form or a sign-in wait for pages', async () => {
  const site = openSite()
  const pages = await site.askMany(5)
  await letRequestsCome()
  expect(site.rendered()).toBe(2)
  const posts = ['/book/change', '/api/contact', '/api/session', '/admin/signin'].map((path) =>
    site.ask(path, { method: 'POST' }),
  )
  const reads = ['/api/form-token', '/api/book'].map((path) => site.ask(path))
  await letRequestsCome()
  expect(site.rendered()).toBe(8)
  await site.finish(11)
  expect((await Promise.all([...pages, ...posts, ...reads])).map(({ status }) => status)).toEqual(
    Array(11).fill(200),
  )
})

it('lets a POST to a page without a form wait like any page', async () => {
  const site = openSite()
  const posts = ['/search', '/booking', '/book/call.ics', '/contact/x'].map((path) =>
    site.ask(path, { method: 'POST' }),
  )
  await letRequestsCome()
  expect(site.rendered()).toBe(2)
  await site.finish(4)
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

it('lets the sign-in page wait behind no other page', async () => {
  const site = openSite()
  const pages = await site.askMany(5)
  const signIn = site.ask('/admin/signin')
  await letRequestsCome()
  expect(site.rendered()).toBe(3)
  await site.finish(6)
  expect((await Promise.all([...pages, signIn])).map(({ status }) => status)).toEqual(
    Array(6).fill(200),
  )
})

it('without a permit for the page of a form, reports whether the form has succeeded', async () => {
  const queue = createFairQueue({ permits: 0, waiting: 0, waitingPerNetwork: 0 })
  const app = new Hono<AppEnv>().all('/:outcome', async (c) => {
    c.set('client', { address: '', prefix: '', network: '', isProxied: false })
    const outcome = c.req.param('outcome') === 'done' ? 'done' : 'invalid'
    const entered = await enterAfterForm({ pages: queue, signIn: queue }, c, {
      ...emptyAnswer,
      outcome,
      message: 'Stored.',
    })
    return entered instanceof Response ? entered : c.text('rendered')
  })
  const [done, invalid] = [await app.request('/done'), await app.request('/invalid')]
  expect([done.status, await done.text(), invalid.status]).toEqual([200, 'Stored.', 429])
})

import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { openEditingSite } from '../editor/content-root.ts'
import { contact, from } from '../test-site.ts'

const about = 'content/pages/about.yaml'

let trying: Promise<void> = Promise.resolve()
const { site, ada, bola } = await openEditingSite('sqlite', undefined, {
  tryPages: () => trying.then(() => []),
})

/** Holds every permit in which requests are answered. */
async function holdAll() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { queues } = site
  const { pages, signInPages } = serverLimits
  const permits = [
    ...Array(pages.permits).fill(queues.pages),
    ...Array(signInPages.permits).fill(queues.signIn),
  ]
  for (const queue of permits)
    await new Promise<void>((taken) => {
      void queue.run({ network: 'one' }, () => {
        taken()
        return promise
      })
    })
  return resolve
}

it('holds no permit while others are waited for: a password, the disk, a publication', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  trying = promise
  const hanging = () => promise.then(() => Promise.reject(new Error('It took too long')))
  await ada.save(about, { heading: 'To be published' })
  const spy = vi.spyOn(site.database, 'write').mockImplementation(hanging)
  const waiting = Array.from({ length: 5 }, (_, index) => [
    site.send(
      'POST',
      '/api/session',
      { username: 'nobody', password: 'a guess' },
      from(`192.0.2.${index}`),
    ),
    site.submit(
      '/admin/signin',
      { username: 'nobody', password: 'a guess' },
      from(`192.0.2.${index}`),
    ),
    site.send('POST', '/api/contact', contact, from(`192.0.2.${index}`)),
    site.send(
      'POST',
      '/api/content/publish',
      { summary: '' },
      { cookie: bola.cookie, ...from(`192.0.2.${index}`) },
    ),
  ])
  await pause(300)
  expect((await site.request('/about', { headers: from('192.0.2.100') })).status).toBe(200)
  resolve()
  const answers = await Promise.all(waiting.flat())
  spy.mockRestore()
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(15)
})

const addresses = [
  ...staffRoutes.map(({ method, path }) => ({
    method,
    path: path.replace(/:(\w+)(\{[^}]*\})?/g, '1').replace(/\*$/, 'x'),
  })),
  ...['/', '/contact', '/search?q=power', '/admin/nowhere', '/api/nowhere'].map((path) => ({
    method: 'GET',
    path,
  })),
]

/** Reads that never wait: what a form needs, and how the site is. */
const quick = ['GET /api/form-token', 'GET /api/book', 'GET /api/session']

it('lets every read of the API, the staff area and pages wait its turn, and no call that writes', async () => {
  const release = await holdAll()
  const answered: string[] = []
  const asked = addresses.map(async ({ method, path }, index) => {
    const headers = { cookie: bola.cookie, ...from(`198.51.100.${index % 250}`) }
    await (method === 'GET'
      ? site.request(path, { headers })
      : site.send(method, path, {}, headers))
    answered.push(`${method} ${path}`)
  })
  const writes = addresses.filter(
    ({ method, path }) => method !== 'GET' && path.startsWith('/api/'),
  )
  const passing = [...writes.map(({ method, path }) => `${method} ${path}`), ...quick].sort()
  const hasNoPage = (one: string) => !/^POST \/admin/.test(one)
  try {
    await vi.waitFor(() => expect(answered.filter(hasNoPage).sort()).toEqual(passing), {
      timeout: 10_000,
    })
  } finally {
    release()
  }
  await Promise.all(asked)
  expect(answered).toHaveLength(addresses.length)
})

it('stores a form at once, and lets the page that answers a form wait its turn', async () => {
  const release = await holdAll()
  const message = 'Stored while pages wait.'
  const valid = { ...contact, ...site.hiddenFields(), message, termsAccepted: 'on' }
  const asked = [valid, { firstName: 'Ann' }].map((form, index) =>
    site.submit('/contact', form, from(`192.0.2.${index}`)),
  )
  const isStored = async () =>
    (await site.database.db.selectFrom('contact').select('message').execute()).some(
      (one) => one.message === message,
    )
  try {
    await vi.waitFor(async () => expect(await isStored()).toBe(true), { timeout: 10_000 })
    expect(await Promise.race([...asked, pause(300, 'waiting')])).toBe('waiting')
  } finally {
    release()
  }
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 422])
})

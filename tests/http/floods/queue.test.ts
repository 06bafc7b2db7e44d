import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { staffRoutes } from '#src/server/calls/staff-routes.ts'
import { openEditingSite } from '../editor/content-root.ts'
import { contact, from } from '../test-site.ts'

const about = 'content/pages/about.yaml'

let trying: Promise<void> = Promise.resolve()
const { site, ada, bola } = await openEditingSite('sqlite', undefined, {
  tryPages: () => trying.then(() => []),
})

async function hold(count: number, network: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (let one = 0; one < count; one++)
    await new Promise<void>((taken) => {
      void site.lanes.outside.run({ network }, () => {
        taken()
        return promise
      })
    })
  return resolve
}

const accountOf = async (name: string) => {
  const staff = site.database.db.selectFrom('staff').select('id').where('name', '=', name)
  return `account ${(await staff.executeTakeFirstOrThrow()).id}`
}

it.each([
  ['strangers of one network', '203.0.113.9', '', '203.0.113.9', '', '203.0.113.10'],
  ['one account on any network', 'Ada', ada.cookie, '203.0.113.10', bola.cookie, '203.0.113.10'],
])('lets the calls of %s wait for each other, and no other call for them', async (_, ...given) => {
  const [holder, cookie, address, otherCookie, otherAddress] = given
  const search = async (as: string, network: string) =>
    site.request(as ? '/api/content/search?words=power' : '/search?q=power', {
      headers: { ...(as && { cookie: as }), ...from(network) },
    })
  const release = await hold(2, cookie ? await accountOf(holder) : holder)
  let isAnswered = false
  const waiting = search(cookie, address).then(({ status }) => {
    isAnswered = true
    return status
  })
  expect((await search(otherCookie, otherAddress)).status).toBe(200)
  expect(isAnswered).toBe(false)
  release()
  expect(await waiting).toBe(200)
})

it('holds no slot while others are waited for: a password, the disk, a publication', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  trying = promise
  const hanging = () => promise.then(() => Promise.reject(new Error('It took too long')))
  const spies = [
    vi.spyOn(site.services.sessions, 'signIn').mockImplementation(hanging),
    vi.spyOn(site.services.contacts, 'submit').mockImplementation(hanging),
  ]
  await ada.save(about, { heading: 'To be published' })
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
  for (const spy of spies) spy.mockRestore()
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

it('answers no address of the API, of the staff area or of a page without a slot', async () => {
  const release = [await hold(2, 'one'), await hold(2, 'another')]
  const answered: string[] = []
  const asked = addresses.map(async ({ method, path }, index) => {
    const headers = { cookie: bola.cookie, ...from(`198.51.100.${index % 250}`) }
    await (method === 'GET'
      ? site.request(path, { headers })
      : site.send(method, path, {}, headers))
    answered.push(`${method} ${path}`)
  })
  await pause(300)
  expect(answered).toEqual([])
  for (const one of release) one()
  await Promise.all(asked)
  console.log(`${answered.length} addresses wait for a slot`)
  expect(answered).toHaveLength(addresses.length)
})

import { describe, expect, it } from 'vitest'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import { isTestAll } from '../../test-all.ts'
import { callsWithBody, callsWithQuery, inputOf, type Schema, sample } from '../call-inputs.ts'
import { pdf, sendFiles } from '../desk/sent-files.ts'
import { strictEngine } from '../strict-engine.ts'
import { openTestSite } from '../test-site.ts'

/**
 * Ids and texts that no row has, or that a column of PostgreSQL cannot hold. `npm test` tries three
 * of them.
 */
const everyOdd = [
  '0',
  '-1',
  '1.5',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '1e9',
  '\0',
  'a\0',
  'letters',
  '',
]
const odd = isTestAll ? everyOdd : ['9007199254740993', 'a\0', '']

/** Names that a page of the staff area reads in its address when a form is posted to it. */
const inAddress = ['contact', 'account', 'subscriber', 'factor', 'person', 'search', 'token']
/** Names that its forms hold. Each page reads one or two of all, so that all are sent together. */
const inForms = ['session', 'ids', 'upTo', 'line', 'username', 'id']
const acts = [{}, { act: 'test' }, { act: 'resend' }, { act: 'end' }]
const each = (names: readonly string[], value: string) =>
  Object.fromEntries(names.map((name) => [name, value]))
/** Forms about the row that the address names. */
const about = { state: 'answered', was: 'new', act: 'close' }

/** Makes bodies of a schema, each with one odd value in place of a field. */
function oddBodies(schema: Schema): unknown[] {
  const { anyOf, type, properties, items } = schema
  if (Array.isArray(anyOf)) return anyOf.flatMap(oddBodies)
  if (type === 'array') return oddBodies(items as Schema).map((item) => [item])
  if (type !== 'object' || !properties)
    return odd.flatMap((value) => (/\d/.test(value) ? [value, Number(value)] : [value]))
  const fields = Object.entries(properties as Record<string, Schema>)
  const whole = Object.fromEntries(fields.map(([name, field]) => [name, sample(field)]))
  return fields.flatMap(([name, field]) =>
    oddBodies(field).map((value) => ({ ...whole, [name]: value })),
  )
}

const calls = staffRoutes.filter(({ path }) => path.startsWith('/api/'))

it('tries the input of every call', () => {
  const names = calls.map(({ method, path }) => `${method} ${path}`)
  expect(callsWithBody.toSorted()).toEqual(
    names.filter((name) => !name.startsWith('GET ')).toSorted(),
  )
  expect(callsWithQuery.filter((name) => !names.includes(name))).toEqual([])
})

describe.each(strictEngine)('odd values on %s', async (engine) => {
  const site = await openTestSite(engine)
  await sendFiles(site, [['plan.pdf', pdf()]])
  const cookie = await site.signIn()
  let sent = 0
  /** Returns the headers of a request from a network of its own, so that no limit is reached. */
  const headers = () => {
    sent += 1
    return {
      cookie,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `100.${64 + (sent >> 16)}.${(sent >> 8) & 255}.${sent & 255}`,
    }
  }
  const fails = async (name: string, answer: Promise<Response>) =>
    (await answer).status < 500 ? [] : [name]

  it.each(calls)(
    '$method $path fails at none in its address, its query or its body',
    async ({ method, path }) => {
      const { body: schema, query } = inputOf(`${method} ${path}`)
      const address = path.replace(/:\w+/g, '1')
      const body = schema && method !== 'GET' ? sample(schema) : undefined
      const named = (path.match(/:\w+/g) ?? []).flatMap((name) =>
        odd.map((value) => path.replace(name, encodeURIComponent(value)).replace(/:\w+/g, '1')),
      )
      const asked = Object.keys(query).flatMap((name) =>
        odd.map((value) => `${address}?${name}=${encodeURIComponent(value)}`),
      )
      const failed: string[] = []
      for (const target of [...named, ...asked])
        failed.push(...(await fails(target, site.send(method, target, body, headers()))))
      for (const one of schema ? [{}, ...oddBodies(schema)] : [])
        failed.push(
          ...(await fails(JSON.stringify(one), site.send(method, address, one, headers()))),
        )
      expect(failed).toEqual([])
    },
  )

  // Pages that are read are walked on the built site (tests/site/staff/odd-addresses.test.ts).
  // A sign-out would end the session of the walk.
  const posted = staffRoutes.filter(
    ({ method, path }) =>
      method === 'POST' && path.startsWith('/admin') && !path.endsWith('/logout'),
  )
  it.each(posted)('$method $path fails at none', async ({ path }) => {
    const failed: string[] = []
    for (const [query, form] of odd.flatMap((value) => [
      [String(new URLSearchParams(each(inAddress, value))), about] as const,
      ...acts.map((act) => ['', { ...each(inForms, value), ...act }] as const),
    ])) {
      const answer = site.request(`${path}?${query}`, {
        method: 'POST',
        headers: headers(),
        body: new URLSearchParams(form),
      })
      failed.push(...(await fails(`${query} ${JSON.stringify(form)}`, answer)))
    }
    expect(failed).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { roles } from '#src/contracts/permissions.ts'
import { openApiDocument } from '#src/server/api/openapi.ts'
import { describedApi, describedCalls, followed, sample } from '../described-calls.ts'
import { openTestSite } from '../test-site.ts'

const references = (part: unknown): string[] =>
  part && typeof part === 'object'
    ? Object.entries(part).flatMap(([key, value]) =>
        key === '$ref' ? [String(value)] : references(value),
      )
    : []

it.each([
  ['every call', describedApi, 100],
  ['what is published', openApiDocument(), 30],
])('every reference in the description of %s leads somewhere', (_, document, least) => {
  const all = references(JSON.parse(JSON.stringify(document)))
  expect(all.length).toBeGreaterThan(least)
  expect(all.filter((ref) => followed(ref, document) === undefined)).toEqual([])
})

it('publishes the calls of visitors and programs, and nothing of the staff area', () => {
  const { paths, components } = openApiDocument()
  expect(Object.entries(paths).map(([path, calls]) => [path, ...Object.keys(calls)])).toEqual([
    ['/contact', 'post'],
    ['/contact/form', 'post'],
    ['/book', 'get', 'post'],
    ['/form-token', 'get'],
    ['/newsletter', 'post'],
    ['/certificates/{digest}', 'get'],
    ['/openapi.json', 'get'],
  ])
  expect(Object.keys(components.schemas)).toEqual(['Problem'])
  expect(Object.keys(components.securitySchemes)).toEqual(['program'])
})

it('every call has an id of its own', () => {
  const ids = describedCalls().map(({ call }) => call.operationId)
  expect(
    ids.filter((id, index) => !/^[a-z][A-Za-z\d]+$/.test(id) || ids.indexOf(id) !== index),
  ).toEqual([])
})

// One engine is enough, because the answers do not depend on the engine. Each role makes each call
// with valid and with incomplete input, and one in turn with invalid JSON, and from another site. test-site.ts
// compares the answer of every request with the description.
const cookies: Record<string, string> = { nobody: '' }
const site = await openTestSite('sqlite')
for (const role of roles)
  cookies[role] = await site.signIn(`the ${role}`, 'a long pass phrase', role)

it.each(
  describedCalls().map((one, index) => [`${one.method} ${one.path}`, { ...one, index }] as const),
)('%s answers as described', async (_, { method, path, call, index }) => {
  const schema = call.requestBody?.content['application/json']?.schema
  const address = path.replace(/\{\w+\}/g, '1')
  const query = new URLSearchParams(
    (call.parameters ?? [])
      .filter((one) => one.in === 'query')
      .map((one) => [one.name, String(sample(one.schema))]),
  )
  const inputs = [
    { address: `${address}?${query}`, body: schema ? JSON.stringify(sample(schema)) : undefined },
    { address, body: '{}' },
    { address: `${address}?id=x&after=x&path=x&mode=x`, body: '[' },
    { address: `${address}?%`, body: '{}', 'sec-fetch-site': 'cross-site' },
    {
      address: path.replace(/\{\w+\}/g, '0x'),
      body: 'a=1',
      'content-type': 'application/x-www-form-urlencoded',
    },
  ]
  const callers = Object.entries(cookies)
  // Each role sends the first two inputs, and one in turn each of the others.
  const inputsOf = (place: number) => [
    ...inputs.slice(0, 2),
    ...inputs.slice(2).filter((_, other) => (index + other) % callers.length === place),
  ]
  let network = 0
  for (const [place, [caller, cookie]] of callers.entries())
    for (const { address: target, body, ...headers } of inputsOf(place)) {
      network += 1
      const isSignOut = method === 'DELETE' && path.startsWith('/api/session')
      const own =
        isSignOut && caller !== 'nobody'
          ? await site.signIn(`${caller} ${method} ${path} ${network}`)
          : cookie
      const answer = await site.send(method, target, method === 'GET' ? undefined : body, {
        cookie: own,
        'x-forwarded-for': `100.64.${index}.${network}`,
        ...headers,
      })
      expect(answer.status).toBeLessThan(500)
    }
})

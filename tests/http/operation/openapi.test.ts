import { expect, it } from 'vitest'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import { openApiDocument } from '#src/server/api/openapi.ts'
import { describedCalls, followed } from '../described-calls.ts'
import { openTestSite } from '../test-site.ts'

const site = await openTestSite('sqlite')

const references = (part: unknown): string[] =>
  part && typeof part === 'object'
    ? Object.entries(part).flatMap(([key, value]) =>
        key === '$ref' ? [String(value)] : references(value),
      )
    : []

it('every reference in the document leads somewhere', () => {
  const all = references(JSON.parse(JSON.stringify(openApiDocument())))
  expect(all.length).toBeGreaterThan(30)
  expect(all.filter((ref) => followed(ref) === undefined)).toEqual([])
})

it('describes the calls of visitors and programs, and nothing of the staff area', async () => {
  const document = openApiDocument()
  expect(await site.read('/api/openapi.json', '')).toEqual(JSON.parse(JSON.stringify(document)))
  const open = staffRoutes
    .filter(({ path, access }) => access === 'anyone' && path.startsWith('/api/'))
    .filter(({ path }) => !path.startsWith('/api/session'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(describedCalls.map(({ method, path }) => `${method} ${path}`)).toEqual(open)
  expect(Object.keys(document.components.schemas)).toEqual(['Problem'])
  expect(Object.keys(document.components.securitySchemes)).toEqual(['program'])
})

it('every call has an id of its own', () => {
  const ids = describedCalls.map(({ call }) => call.operationId)
  expect(
    ids.filter((id, index) => !/^[a-z][A-Za-z\d]+$/.test(id) || ids.indexOf(id) !== index),
  ).toEqual([])
})

it('the server has a handler for every call of the table, and no other', () => {
  const served = site.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.replace(/\{[^}]*\}/g, '')}`)
  const listed = staffRoutes
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
  expect(listed.sort()).toEqual([...new Set(served)].sort())
})

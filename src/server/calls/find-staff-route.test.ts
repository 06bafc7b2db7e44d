import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import { findStaffRoute } from './find-staff-route.ts'

it('every write of staff is in the audit log, or says why not', () => {
  const silent = staffRoutes.filter(
    ({ method, access, audit }) =>
      method !== 'GET' && access !== 'anyone' && (!audit || audit.length === 0),
  )
  expect(silent).toEqual([])
})

it('the server writes every action that a write of staff leaves', () => {
  const server = globSync('src/**/*.ts')
    .filter((file) => /^src\/(desk|editor|newsletter|staff)\//.test(file))
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const actions = staffRoutes.flatMap(({ audit = [] }) => (typeof audit === 'string' ? [] : audit))
  const isWritten = (action: string) =>
    server.includes(`'${action}'`) || server.includes(`action: \`${action.split('.')[0]}.\${`)
  expect(actions.filter((action) => !isWritten(action))).toEqual([])
})

it('a call that leaves an entry in the audit log hands on who makes it', () => {
  const files = globSync(['src/**/*-api.server.ts', 'src/server/api/*.ts'])
  const handlers = files.flatMap((file) => {
    const [, ...calls] = readFileSync(file, 'utf8').split(/\n {2}(?=\.\w+\(\s*')/)
    return calls.map((call) => {
      const [, method = '', path = ''] = /^\.(\w+)\(\s*'([^']+)'/.exec(call) ?? []
      return { name: `${method.toUpperCase()} /api${path.replace(/\{[^}]*\}/g, '')}`, call }
    })
  })
  const logged = staffRoutes.flatMap(({ method, path, access, audit }) =>
    access !== 'anyone' && Array.isArray(audit) ? [`${method} ${path}`] : [],
  )
  const writing = handlers.filter(({ name }) => logged.includes(name))
  expect(writing.length).toBeGreaterThan(15)
  // A form of staff (core/forms/form.server.ts) gets the account with its values.
  const isNamed = (call: string) =>
    /\b(staff|author|answerCall|answerStaffForm)|Form\(|, change\)/.test(call)
  expect(writing.filter(({ call }) => !isNamed(call)).map(({ name }) => name)).toEqual([])
})

it('the pages of the staff area are those of the table', () => {
  const pages = globSync('src/pages/admin/**/*.astro').map((file) =>
    file.replace(/^src\/pages|(\/index)?\.astro$/g, ''),
  )
  const listed = staffRoutes.map(({ path }) => path).filter((path) => path.startsWith('/admin'))
  // The server answers with the first itself, and with the others without a page.
  const expected = ['/admin/refused', ...listed].filter(
    (path) => !['/admin', '/admin/logout', '/admin/content/preview/leave'].includes(path),
  )
  expect(pages.sort()).toEqual([...new Set(expected)].sort())
})

it('finds a route with its parameters, or the methods that its path supports', () => {
  expect(findStaffRoute('HEAD', '/api/contact/7/files/2')).toMatchObject({
    access: 'contacts.files',
  })
  expect(findStaffRoute('PUT', '/api/contact')).toEqual({ allowed: ['POST', 'GET'] })
  expect(findStaffRoute('GET', '/admin/nothing')).toEqual({ allowed: [] })
})

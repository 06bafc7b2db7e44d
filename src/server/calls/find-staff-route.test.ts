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

import { expect, it } from 'vitest'
import { homeOf, may, permissions, roles } from './permissions.ts'

it('an owner may do everything, an editor sees nobody’s data, a viewer changes nothing', () => {
  const names = Object.keys(permissions) as (keyof typeof permissions)[] // the keys of the literal
  const of = (role: (typeof roles)[number]) => names.filter((name) => may(role, name))
  expect(of('owner')).toEqual(names)
  expect(of('editor')).toEqual(['content.edit', 'content.share', 'account.own'])
  expect(of('viewer')).toEqual(['contacts.read', 'subscribers.read', 'account.own'])
  expect(of('sales')).not.toContain('accounts.manage')
})

it('every role starts where it may be', () =>
  expect(roles.map(homeOf)).toEqual(['/admin/dashboard', '/admin/content', '/admin/dashboard', '/admin/dashboard']))

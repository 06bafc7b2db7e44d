import { expect, it } from 'vitest'
import { may, permissions, type roles } from './permissions.ts'

it('an owner may do everything, an editor sees nobody’s data, a viewer changes nothing', () => {
  const names = Object.keys(permissions) as (keyof typeof permissions)[] // the keys of the literal
  const of = (role: (typeof roles)[number]) => names.filter((name) => may(role, name))
  expect(of('owner')).toEqual(names)
  expect(of('editor')).toEqual(['content.edit', 'content.share', 'newsletter.write', 'account.own'])
  expect(of('viewer')).toEqual(['contacts.read', 'subscribers.read', 'numbers.read', 'account.own'])
  const contacts = [
    'read',
    'change',
    'note',
    'reply',
    'files',
    'pro-forma',
    'delete',
    'export',
  ].map((act) => `contacts.${act}`)
  expect(of('sales')).toEqual([
    ...contacts,
    'subscribers.read',
    'subscribers.export',
    'numbers.read',
    'numbers.names',
    'account.own',
  ])
})

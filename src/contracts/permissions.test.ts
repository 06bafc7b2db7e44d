import { expect, it } from 'vitest'
import { may, type Permission, permissions, type Role, roles } from './permissions.ts'

const names = Object.keys(permissions) as Permission[] // the keys of the literal

/** What each role may do, written without the program's own table. */
const held: Record<Role, readonly string[]> = {
  owner: names,
  editor: ['content.edit', 'content.share', 'newsletter.write', 'account.own'],
  sales: [
    ...['read', 'change', 'note', 'reply', 'files', 'pro-forma', 'delete', 'export'].map(
      (act) => `contacts.${act}`,
    ),
    'subscribers.read',
    'subscribers.export',
    'numbers.read',
    'numbers.names',
    'account.own',
  ],
  viewer: ['contacts.read', 'subscribers.read', 'numbers.read', 'account.own'],
}

it.each(roles)('%s may do what is written here, and nothing else', (role) =>
  expect(names.filter((name) => may(role, name))).toEqual(held[role]),
)

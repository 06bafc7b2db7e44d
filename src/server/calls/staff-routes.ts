import { TrieRouter } from 'hono/router/trie-router'
import { type StaffPage, staffPages } from '#src/contracts/staff/staff-pages.ts'
import { apiCalls } from './api-calls.ts'
import { always, type StaffRoute } from './staff-route.ts'

type Guard = Omit<StaffRoute, 'method' | 'path' | 'access'>
/** Makes the two routes of a page to which its own form is posted. */
const form = (path: string, access: StaffRoute['access'], guard: Guard = {}): StaffRoute[] =>
  (['GET', 'POST'] as const).map((method) => ({ method, path, access, ...guard }))

const page = ({ path, permission }: StaffPage): StaffRoute => ({
  method: 'GET',
  path,
  access: permission,
})
const pageWithForm = ({ path, permission }: StaffPage, guard?: Guard): StaffRoute[] =>
  form(path, permission, guard)

const {
  contacts,
  issues,
  content,
  team,
  numbers,
  proFormas,
  webhooks,
  personalData,
  auditLog,
  account,
} = staffPages

/**
 * Every address under /api and /admin, and who may use it (decision 0037). All other addresses
 * there are refused.
 */
export const staffRoutes: readonly StaffRoute[] = [
  ...apiCalls,
  ...form('/admin/signin', 'anyone'),
  { method: 'POST', path: '/admin/logout', access: 'anyone' },
  ...form('/admin/join', 'anyone', { during: always }),
  ...form('/admin/confirm', 'account.own', { during: ['change-password', 'set-up-second-factor'] }),
  ...form('/admin/second-factor', 'account.own', { during: ['second-factor'] }),
  page(contacts),
  { method: 'POST', path: '/admin/dashboard/view', access: 'contacts.read' },
  { method: 'POST', path: '/admin/dashboard', access: 'contacts.change' },
  { method: 'GET', path: '/admin/calls', access: 'contacts.read' },
  ...form('/admin/enter', 'contacts.change'),
  ...form('/admin/pro-forma', 'contacts.pro-forma'),
  page(proFormas),
  ...form('/admin/delete', 'contacts.delete', { needsProof: true }),
  page(numbers),
  page(auditLog),
  ...pageWithForm(webhooks, { needsProof: true }),
  page(issues),
  { method: 'POST', path: '/admin/newsletter', access: 'newsletter.send' },
  ...form('/admin/newsletter/issue', 'newsletter.write'),
  ...form('/admin/newsletter/send', 'newsletter.send', { needsProof: true }),
  ...form('/admin/opening', 'opening.settle'),
  page(content),
  { method: 'GET', path: '/admin/content/edit', access: 'content.edit' },
  { method: 'GET', path: '/admin/content/publish', access: 'content.edit' },
  { method: 'GET', path: '/admin/content/preview', access: 'content.edit' },
  { method: 'GET', path: '/admin/content/history', access: 'content.edit' },
  { method: 'GET', path: '/admin/content/pictures', access: 'content.edit' },
  ...pageWithForm(personalData),
  ...form('/admin/people/kept', 'subjects.manage'),
  ...form('/admin/people/erase', 'subjects.manage', { needsProof: true }),
  ...form('/admin/clock', 'subjects.manage', { needsProof: true }),
  ...form('/admin/password', 'account.own', { during: ['change-password'] }),
  ...pageWithForm(account, { during: ['set-up-second-factor'] }),
  ...pageWithForm(team, { needsProof: true }),
  { method: 'POST', path: '/admin/time-zone', access: 'account.own' },
  ...form('/admin/account/authenticator', 'account.own', {
    during: ['set-up-second-factor'],
    needsProof: true,
  }),
  {
    method: 'GET',
    path: '/admin/account/passkey',
    access: 'account.own',
    during: ['set-up-second-factor'],
    needsProof: true,
  },
  ...form('/admin/account/recovery-codes', 'account.own', { needsProof: true }),
  ...form('/admin/account/remove-factor', 'account.own', { needsProof: true }),
  ...form('/admin/accounts/second-factor', 'accounts.manage', { needsProof: true }),
  { method: 'POST', path: '/admin/content/preview/leave', access: 'anyone', during: always },
  { method: 'GET', path: '/admin', access: 'account.own' },
]

const router = new TrieRouter<StaffRoute>()
for (const route of staffRoutes) router.add(route.method, route.path, route)
const methods = [...new Set(staffRoutes.map(({ method }) => method))]

const find = (method: string, path: string) => router.match(method, path)[0][0]?.[0]

/**
 * @param path decoded, without a query
 * @returns the route, or the methods that the path supports (none for an unknown path)
 */
export function findStaffRoute(method: string, path: string): StaffRoute | { allowed: string[] } {
  return (
    find(method === 'HEAD' ? 'GET' : method, path) ?? {
      allowed: methods.filter((one) => find(one, path)),
    }
  )
}

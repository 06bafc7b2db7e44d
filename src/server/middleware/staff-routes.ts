import { TrieRouter } from 'hono/router/trie-router'
import { apiCalls } from '../calls/api-calls.ts'
import { always, type StaffRoute } from '../calls/staff-route.ts'

/** Every address under /api and /admin, with who may use it (decision 0036). Any other address is refused. */
export const staffRoutes: readonly StaffRoute[] = [
  ...apiCalls,
  { method: 'GET', path: '/admin/signin', access: 'anyone' },
  { method: 'POST', path: '/admin/signin', access: 'anyone' },
  { method: 'POST', path: '/admin/logout', access: 'anyone' },
  { method: 'GET', path: '/admin/join', access: 'anyone', during: always },
  { method: 'POST', path: '/admin/join', access: 'anyone', during: always },

  { method: 'GET', path: '/admin/confirm', access: 'account.own', during: ['change-password', 'set-up-second-factor'] },
  { method: 'POST', path: '/admin/confirm', access: 'account.own', during: ['change-password', 'set-up-second-factor'] },
  { method: 'GET', path: '/admin/second-factor', access: 'account.own', during: ['second-factor'] },
  { method: 'POST', path: '/admin/second-factor', access: 'account.own', during: ['second-factor'] },

  { method: 'GET', path: '/admin/dashboard', access: 'contacts.read' },
  { method: 'POST', path: '/admin/dashboard/view', access: 'contacts.read' },
  { method: 'POST', path: '/admin/dashboard', access: 'contacts.change' },
  { method: 'GET', path: '/admin/pro-forma', access: 'contacts.pro-forma' },
  { method: 'POST', path: '/admin/pro-forma', access: 'contacts.pro-forma' },
  { method: 'GET', path: '/admin/delete', access: 'contacts.delete', needsProof: true },
  { method: 'POST', path: '/admin/delete', access: 'contacts.delete', needsProof: true },

  { method: 'GET', path: '/admin/numbers', access: 'numbers.read' },

  { method: 'GET', path: '/admin/log', access: 'audit.read' },

  { method: 'GET', path: '/admin/webhooks', access: 'webhooks.manage', needsProof: true },
  { method: 'POST', path: '/admin/webhooks', access: 'webhooks.manage', needsProof: true },

  { method: 'GET', path: '/admin/opening', access: 'opening.settle' },
  { method: 'POST', path: '/admin/opening', access: 'opening.settle' },

  { method: 'GET', path: '/admin/content', access: 'content.edit' },
  { method: 'GET', path: '/admin/content/edit', access: 'content.edit' },
  { method: 'GET', path: '/admin/content/publish', access: 'content.edit' },
  { method: 'GET', path: '/admin/content/preview', access: 'content.edit' },
  { method: 'GET', path: '/admin/content/history', access: 'content.edit' },
  { method: 'GET', path: '/admin/content/pictures', access: 'content.edit' },

  { method: 'GET', path: '/admin/people', access: 'subjects.manage' },
  { method: 'POST', path: '/admin/people', access: 'subjects.manage' },
  { method: 'GET', path: '/admin/people/kept', access: 'subjects.manage' },
  { method: 'POST', path: '/admin/people/kept', access: 'subjects.manage' },
  { method: 'GET', path: '/admin/people/erase', access: 'subjects.manage', needsProof: true },
  { method: 'POST', path: '/admin/people/erase', access: 'subjects.manage', needsProof: true },

  { method: 'GET', path: '/admin/password', access: 'account.own', during: ['change-password'] },
  { method: 'POST', path: '/admin/password', access: 'account.own', during: ['change-password'] },
  { method: 'POST', path: '/admin/account', access: 'account.own', during: ['set-up-second-factor'] },
  { method: 'GET', path: '/admin/account', access: 'account.own', during: ['set-up-second-factor'] },
  { method: 'GET', path: '/admin/accounts', access: 'accounts.manage', needsProof: true },
  { method: 'POST', path: '/admin/accounts', access: 'accounts.manage', needsProof: true },
  { method: 'GET', path: '/admin/account/authenticator', access: 'account.own', during: ['set-up-second-factor'], needsProof: true },
  { method: 'POST', path: '/admin/account/authenticator', access: 'account.own', during: ['set-up-second-factor'], needsProof: true },
  { method: 'GET', path: '/admin/account/passkey', access: 'account.own', during: ['set-up-second-factor'], needsProof: true },
  { method: 'GET', path: '/admin/account/recovery-codes', access: 'account.own', needsProof: true },
  { method: 'POST', path: '/admin/account/recovery-codes', access: 'account.own', needsProof: true },
  { method: 'GET', path: '/admin/account/remove-factor', access: 'account.own', needsProof: true },
  { method: 'POST', path: '/admin/account/remove-factor', access: 'account.own', needsProof: true },
  { method: 'GET', path: '/admin/accounts/second-factor', access: 'accounts.manage', needsProof: true },
  { method: 'POST', path: '/admin/accounts/second-factor', access: 'accounts.manage', needsProof: true },

  { method: 'POST', path: '/admin/content/preview/leave', access: 'anyone', during: always },
  { method: 'GET', path: '/admin', access: 'account.own' },
]

const router = new TrieRouter<StaffRoute>()
for (const route of staffRoutes) router.add(route.method, route.path, route)
const methods = [...new Set(staffRoutes.map(({ method }) => method))]

const find = (method: string, path: string) => router.match(method, path)[0][0]?.[0]

/** @param path decoded, without a query @returns the route, or the methods that the path has instead: none for an unknown path */
export function findStaffRoute(method: string, path: string): StaffRoute | { allowed: string[] } {
  return find(method === 'HEAD' ? 'GET' : method, path) ?? { allowed: methods.filter((one) => find(one, path)) }
}

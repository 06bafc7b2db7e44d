import { TrieRouter } from 'hono/router/trie-router'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { Permission } from '#src/contracts/permissions.ts'
import type { SessionStanding } from '../services/accounts/sessions.ts'

/** An address under /api or /admin, and who may use it. */
export type StaffRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Pattern of the router: `/api/contact/:id`. */
  path: string
  access: 'anyone' | Permission
  /** What may still stand between the session and the staff area. */
  during?: readonly SessionStanding[]
  /** Requires a proof of identity within `limits.proofMs`. */
  needsProof?: true
  /** Polled by an open page: it prolongs no session. */
  isWatch?: true
  /** Bytes of a body, where it is more than `limits.body`. */
  mostBytes?: number
}

const always: readonly SessionStanding[] = ['second-factor', 'change-password', 'set-up-second-factor']

/** Every address under /api and /admin, with who may use it (decision 0036). Any other address is refused. */
export const staffRoutes: readonly StaffRoute[] = [
  { method: 'POST', path: '/api/contact', access: 'anyone' },
  { method: 'POST', path: '/api/contact/form', access: 'anyone' },
  { method: 'POST', path: '/api/newsletter', access: 'anyone' },
  { method: 'GET', path: '/api/certificates/:digest', access: 'anyone' },
  { method: 'GET', path: '/api/form-token', access: 'anyone' },
  { method: 'GET', path: '/api/openapi.json', access: 'anyone' },
  { method: 'GET', path: '/api/session', access: 'account.own', during: always, isWatch: true },
  { method: 'POST', path: '/api/session', access: 'anyone' },
  { method: 'DELETE', path: '/api/session', access: 'anyone' },
  { method: 'GET', path: '/admin/signin', access: 'anyone' },
  { method: 'POST', path: '/admin/signin', access: 'anyone' },
  { method: 'POST', path: '/admin/logout', access: 'anyone' },
  { method: 'POST', path: '/api/session/join', access: 'anyone', during: always },
  { method: 'GET', path: '/admin/join', access: 'anyone', during: always },
  { method: 'POST', path: '/admin/join', access: 'anyone', during: always },

  { method: 'POST', path: '/api/session/proof', access: 'account.own', during: always },
  { method: 'POST', path: '/api/session/passkey/options', access: 'account.own', during: always },
  { method: 'POST', path: '/api/session/passkey', access: 'account.own', during: always },
  { method: 'GET', path: '/admin/confirm', access: 'account.own', during: ['change-password', 'set-up-second-factor'] },
  { method: 'POST', path: '/admin/confirm', access: 'account.own', during: ['change-password', 'set-up-second-factor'] },
  { method: 'GET', path: '/admin/second-factor', access: 'account.own', during: ['second-factor'] },
  { method: 'POST', path: '/admin/second-factor', access: 'account.own', during: ['second-factor'] },

  { method: 'GET', path: '/api/contact', access: 'contacts.read' },
  { method: 'GET', path: '/api/contact/news', access: 'contacts.read', isWatch: true },
  { method: 'GET', path: '/api/contact/:id/files/:file', access: 'contacts.files' },
  { method: 'PATCH', path: '/api/contact/:id', access: 'contacts.change' },
  { method: 'POST', path: '/api/contact/changes', access: 'contacts.change' },
  { method: 'POST', path: '/api/contact/:id/open', access: 'contacts.read' },
  { method: 'POST', path: '/api/contact/:id/notes', access: 'contacts.note' },
  { method: 'PUT', path: '/api/contact/:id/notes/:note', access: 'contacts.note' },
  { method: 'DELETE', path: '/api/contact/:id/notes/:note', access: 'contacts.note' },
  { method: 'POST', path: '/api/contact/:id/replies', access: 'contacts.reply' },
  { method: 'POST', path: '/api/contact/delete', access: 'contacts.delete', needsProof: true },
  { method: 'GET', path: '/api/contact.csv', access: 'contacts.export', needsProof: true },
  { method: 'GET', path: '/api/newsletter', access: 'subscribers.read' },
  { method: 'GET', path: '/api/newsletter.csv', access: 'subscribers.export', needsProof: true },
  { method: 'GET', path: '/admin/dashboard', access: 'contacts.read' },
  { method: 'POST', path: '/admin/dashboard/view', access: 'contacts.read' },
  { method: 'POST', path: '/admin/dashboard', access: 'contacts.change' },
  { method: 'GET', path: '/admin/pro-forma', access: 'contacts.pro-forma' },
  { method: 'POST', path: '/admin/pro-forma', access: 'contacts.pro-forma' },
  { method: 'GET', path: '/admin/delete', access: 'contacts.delete', needsProof: true },
  { method: 'POST', path: '/admin/delete', access: 'contacts.delete', needsProof: true },

  { method: 'GET', path: '/admin/numbers', access: 'numbers.read' },
  { method: 'GET', path: '/api/numbers.csv', access: 'numbers.read' },

  { method: 'GET', path: '/api/audit', access: 'audit.read' },
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
  { method: 'GET', path: '/api/person.json', access: 'subjects.manage', needsProof: true },

  { method: 'POST', path: '/api/session/password', access: 'account.own', during: ['change-password'] },
  { method: 'GET', path: '/admin/password', access: 'account.own', during: ['change-password'] },
  { method: 'POST', path: '/admin/password', access: 'account.own', during: ['change-password'] },
  { method: 'GET', path: '/api/sessions', access: 'account.own' },
  { method: 'DELETE', path: '/api/sessions', access: 'account.own' },
  { method: 'DELETE', path: '/api/sessions/:id', access: 'account.own' },
  { method: 'POST', path: '/admin/account', access: 'account.own', during: ['set-up-second-factor'] },
  { method: 'GET', path: '/admin/account', access: 'account.own', during: ['set-up-second-factor'] },
  { method: 'GET', path: '/admin/accounts', access: 'accounts.manage', needsProof: true },
  { method: 'POST', path: '/admin/accounts', access: 'accounts.manage', needsProof: true },
  { method: 'GET', path: '/admin/account/authenticator', access: 'account.own', during: ['set-up-second-factor'], needsProof: true },
  { method: 'POST', path: '/admin/account/authenticator', access: 'account.own', during: ['set-up-second-factor'], needsProof: true },
  { method: 'GET', path: '/admin/account/passkey', access: 'account.own', during: ['set-up-second-factor'], needsProof: true },
  { method: 'POST', path: '/api/account/passkeys/options', access: 'account.own', during: ['set-up-second-factor'], needsProof: true },
  { method: 'POST', path: '/api/account/passkeys', access: 'account.own', during: ['set-up-second-factor'], needsProof: true },
  { method: 'GET', path: '/admin/account/recovery-codes', access: 'account.own', needsProof: true },
  { method: 'POST', path: '/admin/account/recovery-codes', access: 'account.own', needsProof: true },
  { method: 'GET', path: '/admin/account/remove-factor', access: 'account.own', needsProof: true },
  { method: 'POST', path: '/admin/account/remove-factor', access: 'account.own', needsProof: true },
  { method: 'GET', path: '/admin/accounts/second-factor', access: 'accounts.manage', needsProof: true },
  { method: 'POST', path: '/admin/accounts/second-factor', access: 'accounts.manage', needsProof: true },

  { method: 'GET', path: '/api/content', access: 'content.edit' },
  { method: 'GET', path: '/api/content/entry', access: 'content.edit' },
  { method: 'PUT', path: '/api/content/entry', access: 'content.edit', mostBytes: contentLimits.entry },
  { method: 'DELETE', path: '/api/content/entry', access: 'content.edit' },
  { method: 'POST', path: '/api/content/entries', access: 'content.edit' },
  { method: 'POST', path: '/api/content/removal', access: 'content.edit' },
  { method: 'GET', path: '/api/content/check', access: 'content.edit' },
  { method: 'GET', path: '/api/content/words', access: 'content.edit' },
  { method: 'GET', path: '/api/content/search', access: 'content.edit' },
  { method: 'GET', path: '/api/content/preview', access: 'content.edit' },
  { method: 'POST', path: '/api/content/preview', access: 'content.edit' },
  { method: 'GET', path: '/api/content/preview-links', access: 'content.share' },
  { method: 'POST', path: '/api/content/preview-links', access: 'content.share' },
  { method: 'DELETE', path: '/api/content/preview-links/:id', access: 'content.share' },
  { method: 'POST', path: '/api/content/publish', access: 'content.edit' },
  { method: 'GET', path: '/api/content/history', access: 'content.edit' },
  { method: 'POST', path: '/api/content/kept', access: 'content.edit' },
  { method: 'GET', path: '/api/content/restore', access: 'content.edit' },
  { method: 'POST', path: '/api/content/restore', access: 'content.edit' },
  { method: 'GET', path: '/api/content/pictures', access: 'content.edit' },
  { method: 'GET', path: '/api/content/picture', access: 'content.edit' },
  { method: 'POST', path: '/api/content/pictures', access: 'content.edit', mostBytes: contentLimits.picture.bytes },
  { method: 'DELETE', path: '/api/content/pictures', access: 'content.edit' },
  { method: 'POST', path: '/api/content/certificates', access: 'content.edit', mostBytes: contentLimits.certificateBytes },
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

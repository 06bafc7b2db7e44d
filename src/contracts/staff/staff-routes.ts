import { contentLimits } from '../content/content-limits.ts'
import type { Permission } from '../permissions.ts'
import type { AuditAction } from './audit.ts'

/** What a session still has to do; `open`: nothing. */
export type SessionStanding = 'second-factor' | 'change-password' | 'set-up-second-factor' | 'open'

type Menu = {
  label: string
  /**
   * Where the menu shows it: always in the row; in the row where the screen is wide or Contacts is
   * not there, otherwise under "More"; or under "More".
   */
  place: 'row' | 'wide' | 'more' | 'head'
}

export type StaffRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  access: 'anyone' | Permission
  /** Title of the page, and its entry in the menu. */
  title?: string
  menu?: Menu
  /** What a write leaves in the audit log, or why it leaves nothing. */
  audit?: readonly AuditAction[] | `nothing: ${string}`
  /** Requires a proof of identity within `staffLimits.proofMs`. */
  needsProof?: true
  /** Incomplete sessions with which the route may be used too. */
  during?: readonly SessionStanding[]
  /** The route is polled by an open page, so a request must not prolong the session. */
  isWatch?: true
  /** Maximum size of a body in bytes, for routes that accept more than `serverLimits.body`. */
  mostBytes?: number
}

type Access = StaffRoute['access']
type Audit = NonNullable<StaffRoute['audit']>
type More = Omit<StaffRoute, 'method' | 'path' | 'access' | 'title' | 'audit'>

/** A page. */
const page = (path: string, access: Access, title: string, more: More = {}): StaffRoute => ({
  method: 'GET',
  path,
  access,
  title,
  ...more,
})
/** A call that reads. */
const read = (path: string, access: Access, more: More = {}): StaffRoute => ({
  method: 'GET',
  path,
  access,
  ...more,
})
type Write = Exclude<StaffRoute['method'], 'GET'>
/** A call that writes. */
const write = (
  method: Write,
  path: string,
  access: Permission,
  audit: Audit,
  more: More = {},
): StaffRoute => ({ method, path, access, audit, ...more })
/** A page whose form is posted to its own address. */
const form = (
  path: string,
  access: Permission,
  title: string,
  audit: Audit,
  more: More = {},
): StaffRoute[] => [page(path, access, title, more), write('POST', path, access, audit, more)]
/** A call or form that needs no account. */
const open = (method: StaffRoute['method'], path: string, more: More = {}): StaffRoute => ({
  method,
  path,
  access: 'anyone',
  ...more,
})

const during = ['second-factor', 'change-password', 'set-up-second-factor'] as const
const needsProof = true as const
const confirmed = ['identity.confirmed', 'identity.refused'] as const
const draft = 'nothing: a draft names its editor, and its publication is logged'
const challenge = 'nothing: a challenge that ends within minutes'

/**
 * Every page of the staff area and every call of the API: who may use it, what it leaves in the
 * audit log, and where the menu shows it, in the order of the menu (decision 0037). The server
 * refuses every other address under /admin and /api.
 */
export const staffRoutes: readonly StaffRoute[] = [
  // What visitors use, which /api/openapi.json describes (server/api/described-calls.ts)
  open('POST', '/api/contact'),
  open('POST', '/api/contact/form'),
  open('GET', '/api/book'),
  open('POST', '/api/book'),
  open('GET', '/api/form-token'),
  open('POST', '/api/newsletter'),
  open('GET', '/api/certificates/:digest'),
  open('GET', '/api/openapi.json'),

  // Signing in
  page('/admin', 'account.own', 'Staff area'),
  open('GET', '/admin/signin'),
  open('POST', '/admin/signin'),
  open('POST', '/admin/logout'),
  open('GET', '/admin/join', { during }),
  open('POST', '/admin/join', { during }),
  form('/admin/confirm', 'account.own', 'Confirm that it is you', confirmed, {
    during: ['change-password', 'set-up-second-factor'],
  }),
  form('/admin/second-factor', 'account.own', 'Second step', confirmed, {
    during: ['second-factor'],
  }),
  form('/admin/password', 'account.own', 'Change password', ['password.changed'], {
    during: ['change-password'],
  }),
  read('/api/session', 'account.own', { during, isWatch: true }),
  open('POST', '/api/session'),
  open('DELETE', '/api/session'),
  open('POST', '/api/session/join', { during }),
  write('POST', '/api/session/proof', 'account.own', confirmed, { during }),
  write('POST', '/api/session/passkey/options', 'account.own', challenge, { during }),
  write('POST', '/api/session/passkey', 'account.own', confirmed, { during }),
  write('POST', '/api/session/password', 'account.own', ['password.changed'], {
    during: ['change-password'],
  }),

  // Contact requests
  page('/admin/dashboard', 'contacts.read', 'Admin Dashboard', {
    menu: { label: 'Contacts', place: 'row' },
  }),
  write('POST', '/admin/dashboard', 'contacts.change', ['contact.changed']),
  write('POST', '/admin/dashboard/view', 'contacts.read', 'nothing: how one’s own list looks'),
  page('/admin/calls', 'contacts.read', 'Booked calls', {
    menu: { label: 'Booked calls', place: 'more' },
  }),
  write('POST', '/admin/calls', 'contacts.change', ['call.changed']),
  form('/admin/enter', 'contacts.change', 'Enter a call', ['contact.entered']),
  form('/admin/delete', 'contacts.delete', 'Delete contacts', ['contacts.deleted'], { needsProof }),
  read('/api/contact', 'contacts.read'),
  read('/api/contact/news', 'contacts.read', { isWatch: true }),
  read('/api/contact.csv', 'contacts.export', { needsProof }),
  read('/api/contact.xlsx', 'contacts.export', { needsProof }),
  read('/api/contact/:id/files/:file', 'contacts.files'),
  read('/api/contact/:id/call.ics', 'contacts.read'),
  write(
    'POST',
    '/api/contact/:id/open',
    'contacts.read',
    'nothing: shows who looks at a request; reading is logged',
  ),
  write('PATCH', '/api/contact/:id', 'contacts.change', ['contact.changed']),
  write('POST', '/api/contact/changes', 'contacts.change', [
    'contact.changed',
    'contact.taken',
    'contact.put-off',
    'contact.trade',
    'contact.outcome',
  ]),
  write('POST', '/api/contact/:id/notes', 'contacts.note', ['contact.noted']),
  write('PUT', '/api/contact/:id/notes/:note', 'contacts.note', ['contact.note-changed']),
  write('DELETE', '/api/contact/:id/notes/:note', 'contacts.note', ['contact.note-deleted']),
  write('POST', '/api/contact/:id/replies', 'contacts.reply', ['contact.replied']),
  write('POST', '/api/contact/:id/replies/:reply/again', 'contacts.reply', ['contact.sent-again']),
  write('POST', '/api/contact/:id/receipt', 'contacts.reply', ['contact.receipt-sent']),
  write('POST', '/api/contact/delete', 'contacts.delete', ['contacts.deleted'], { needsProof }),

  // Newsletter
  page('/admin/newsletter', 'newsletter.write', 'Issues of the newsletter', {
    menu: { label: 'Newsletter', place: 'row' },
  }),
  write('POST', '/admin/newsletter', 'newsletter.send', [
    'newsletter.stopped',
    'newsletter.returned',
  ]),
  form('/admin/newsletter/issue', 'newsletter.write', 'Issue of the newsletter', [
    'newsletter.prepared',
  ]),
  form('/admin/newsletter/send', 'newsletter.send', 'Last look', ['newsletter.sent'], {
    needsProof,
  }),
  read('/api/newsletter', 'subscribers.read'),
  read('/api/newsletter.csv', 'subscribers.export', { needsProof }),
  read('/api/newsletter/preview', 'newsletter.write'),

  // Content editor
  page('/admin/content', 'content.edit', 'Content', { menu: { label: 'Content', place: 'wide' } }),
  page('/admin/content/edit', 'content.edit', 'Edit'),
  page('/admin/content/publish', 'content.edit', 'Publish'),
  page('/admin/content/preview', 'content.edit', 'Preview'),
  page('/admin/content/history', 'content.edit', 'History'),
  page('/admin/content/pictures', 'content.edit', 'Pictures'),
  form('/admin/content/languages', 'content.edit', 'Languages', ['content.published'], {
    // The second press sends the file as text, in which a browser makes each line end two bytes.
    mostBytes: 2 * contentLimits.catalogueBytes,
  }),
  open('POST', '/admin/content/preview/leave', { during }),
  form('/admin/opening', 'opening.settle', 'Make the site yours', ['content.published']),
  read('/api/content', 'content.edit'),
  read('/api/content/choices', 'content.edit'),
  read('/api/content/entry', 'content.edit'),
  read('/api/content/holidays', 'content.edit'),
  read('/api/content/language', 'content.edit'),
  read('/api/content/check', 'content.edit'),
  read('/api/content/words', 'content.edit'),
  read('/api/content/search', 'content.edit'),
  read('/api/content/history', 'content.edit'),
  read('/api/content/restore', 'content.edit'),
  read('/api/content/preview', 'content.edit'),
  read('/api/content/preview-links', 'content.share'),
  read('/api/content/pictures', 'content.edit'),
  read('/api/content/picture', 'content.edit'),
  write('PUT', '/api/content/entry', 'content.edit', draft, { mostBytes: contentLimits.entry }),
  write('DELETE', '/api/content/entry', 'content.edit', ['content.discarded']),
  write('PUT', '/api/content/opening', 'opening.settle', ['content.published'], {
    mostBytes: contentLimits.entry,
  }),
  write('PUT', '/api/content/file', 'content.edit', ['content.kept']),
  write('POST', '/api/content/entries', 'content.edit', draft),
  write('PUT', '/api/content/address', 'content.edit', draft),
  write('POST', '/api/content/removal', 'content.edit', draft),
  write('POST', '/api/content/preview', 'content.edit', 'nothing: sets a cookie'),
  write('POST', '/api/content/opening/preview', 'opening.settle', 'nothing: sets a cookie'),
  write('POST', '/api/content/preview-links', 'content.share', ['content.shared']),
  write('DELETE', '/api/content/preview-links/:id', 'content.share', ['content.unshared']),
  write('POST', '/api/content/publish', 'content.edit', ['content.published']),
  write('POST', '/api/content/restore', 'content.edit', ['content.restored']),
  write('POST', '/api/content/pictures', 'content.edit', ['picture.uploaded'], {
    mostBytes: contentLimits.picture.bytes,
  }),
  write('POST', '/api/content/logo', 'content.edit', 'nothing: reads a file into a draft', {
    mostBytes: contentLimits.logoBytes,
  }),
  write('DELETE', '/api/content/pictures', 'content.edit', ['picture.deleted']),
  write('POST', '/api/content/certificates', 'content.edit', ['certificate.uploaded'], {
    mostBytes: contentLimits.certificateBytes,
  }),

  // Accounts of others
  form(
    '/admin/accounts',
    'accounts.manage',
    'Team',
    ['account.invited', 'account.changed', 'account.disabled'],
    { needsProof, menu: { label: 'Team', place: 'wide' } },
  ),
  form(
    '/admin/accounts/second-factor',
    'accounts.manage',
    'Who needs a second step',
    ['second-factor.required'],
    { needsProof },
  ),

  // Numbers
  page('/admin/numbers', 'numbers.read', 'Numbers', { menu: { label: 'Numbers', place: 'more' } }),
  read('/api/numbers.csv', 'numbers.read'),

  // Pro-formas
  page('/admin/pro-formas', 'contacts.pro-forma', 'Pro-formas', {
    menu: { label: 'Pro-formas', place: 'more' },
  }),
  form('/admin/pro-forma', 'contacts.pro-forma', 'Pro-forma', [
    'contact.replied',
    'contact.pro-forma',
    'contact.language',
    'offer.withdrawn',
    'offer.offered-again',
  ]),
  read('/api/contact/:id/pro-formas/:proForma', 'contacts.pro-forma'),
  read('/api/pro-formas.csv', 'contacts.export', { needsProof }),
  read('/api/pro-formas.xlsx', 'contacts.export', { needsProof }),

  // Webhooks
  form(
    '/admin/webhooks',
    'webhooks.manage',
    'Webhooks',
    ['webhook.added', 'webhook.ended', 'webhook.resent'],
    { needsProof, menu: { label: 'Webhooks', place: 'more' } },
  ),

  // Data of a person
  form('/admin/people', 'subjects.manage', 'Personal data', ['subject.read'], {
    menu: { label: 'Personal data', place: 'more' },
  }),
  form('/admin/people/kept', 'subjects.manage', 'What is kept', ['subject.corrected']),
  form('/admin/people/erase', 'subjects.manage', 'Erase a person’s data', ['subject.erased'], {
    needsProof,
  }),
  form('/admin/clock', 'subjects.manage', 'Clock', ['retention.confirmed'], { needsProof }),
  form(
    '/admin/held-mails',
    'subjects.manage',
    'Mails that waited',
    ['mails.released', 'mails.given-up'],
    { needsProof },
  ),
  form('/admin/restored', 'contacts.pro-forma', 'After the restore', ['restore.confirmed']),
  read('/api/person.json', 'subjects.manage', { needsProof }),

  // Audit log
  page('/admin/log', 'audit.read', 'Audit log', { menu: { label: 'Audit log', place: 'more' } }),
  read('/api/audit', 'audit.read'),

  // A row of any list as it is stored, whose permission its page asks for
  page('/admin/stored', 'account.own', 'A stored row'),

  // One's own account
  form('/admin/account', 'account.own', 'Your account', ['session.ended'], {
    during: ['set-up-second-factor'],
    menu: { label: 'Your account', place: 'head' },
  }),
  write('POST', '/admin/time-zone', 'account.own', 'nothing: in which zone one reads times'),
  write('POST', '/admin/shown-name', 'account.own', ['account.changed']),
  form(
    '/admin/account/authenticator',
    'account.own',
    'Add an authenticator app',
    ['second-factor.added'],
    { during: ['set-up-second-factor'], needsProof },
  ),
  page('/admin/account/passkey', 'account.own', 'Add a passkey', {
    during: ['set-up-second-factor'],
    needsProof,
  }),
  form('/admin/account/recovery-codes', 'account.own', 'Recovery codes', ['second-factor.codes'], {
    needsProof,
  }),
  form(
    '/admin/account/remove-factor',
    'account.own',
    'Remove a second step',
    ['second-factor.removed'],
    { needsProof },
  ),
  read('/api/sessions', 'account.own'),
  write('DELETE', '/api/sessions', 'account.own', ['session.ended']),
  write('DELETE', '/api/sessions/:id', 'account.own', ['session.ended']),
  write('POST', '/api/account/passkeys/options', 'account.own', challenge, {
    during: ['set-up-second-factor'],
    needsProof,
  }),
  write('POST', '/api/account/passkeys', 'account.own', ['second-factor.added'], {
    during: ['set-up-second-factor'],
    needsProof,
  }),
].flat()

import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AuditAction } from '#src/contracts/staff/audit.ts'
import { findStaffRoute, staffRoutes } from './staff-routes.ts'

/** What a write of staff leaves in the audit log, or why it leaves nothing. */
type Left = readonly AuditAction[] | `nothing: ${string}`

const draft = 'nothing: a draft names its editor, and its publication is logged'
const confirmed = ['identity.confirmed', 'identity.refused'] as const

const writes: Record<string, Left> = {
  'POST /api/session/passkey/options': 'nothing: a challenge that ends within minutes',
  'POST /api/session/passkey': confirmed,
  'POST /api/session/proof': confirmed,
  'POST /api/session/password': ['password.changed'],
  'DELETE /api/sessions': ['session.ended'],
  'DELETE /api/sessions/:id': ['session.ended'],
  'POST /api/account/passkeys/options': 'nothing: a challenge that ends within minutes',
  'POST /api/account/passkeys': ['second-factor.added'],
  'PATCH /api/contact/:id': ['contact.changed'],
  'POST /api/contact/changes': [
    'contact.changed',
    'contact.taken',
    'contact.put-off',
    'contact.trade',
    'contact.outcome',
  ],
  'POST /api/contact/:id/open': 'nothing: shows who looks at a request; reading is logged',
  'POST /api/contact/:id/notes': ['contact.noted'],
  'PUT /api/contact/:id/notes/:note': ['contact.note-changed'],
  'DELETE /api/contact/:id/notes/:note': ['contact.note-deleted'],
  'POST /api/contact/:id/replies': ['contact.replied'],
  'POST /api/contact/:id/replies/:reply/again': ['contact.sent-again'],
  'POST /api/contact/:id/receipt': ['contact.receipt-sent'],
  'POST /api/contact/delete': ['contacts.deleted'],
  'PUT /api/content/entry': draft,
  'DELETE /api/content/entry': ['content.discarded'],
  'POST /api/content/entries': draft,
  'PUT /api/content/address': draft,
  'POST /api/content/removal': draft,
  'POST /api/content/preview': 'nothing: sets a cookie',
  'POST /api/content/preview-links': ['content.shared'],
  'DELETE /api/content/preview-links/:id': ['content.unshared'],
  'POST /api/content/publish': ['content.published'],
  'PUT /api/content/file': ['content.kept'],
  'POST /api/content/ask': ['content.asked'],
  'POST /api/content/restore': ['content.restored'],
  'POST /api/content/pictures': ['picture.uploaded'],
  'DELETE /api/content/pictures': ['picture.deleted'],
  'POST /api/content/certificates': ['certificate.uploaded'],
  'POST /admin/confirm': confirmed,
  'POST /admin/second-factor': confirmed,
  'POST /admin/dashboard/view': 'nothing: how one’s own list looks',
  'POST /admin/dashboard': ['contact.changed'],
  'POST /admin/enter': ['contact.entered'],
  'POST /admin/pro-forma': ['contact.replied', 'contact.pro-forma'],
  'POST /admin/delete': ['contacts.deleted'],
  'POST /admin/webhooks': ['webhook.added', 'webhook.ended', 'webhook.resent'],
  'POST /admin/newsletter': ['newsletter.stopped', 'newsletter.returned'],
  'POST /admin/newsletter/issue': ['newsletter.prepared'],
  'POST /admin/newsletter/send': ['newsletter.sent'],
  'POST /admin/opening': ['content.published'],
  'POST /admin/people': ['subject.read'],
  'POST /admin/people/kept': ['subject.corrected'],
  'POST /admin/people/erase': ['subject.erased'],
  'POST /admin/clock': ['retention.confirmed'],
  'POST /admin/password': ['password.changed'],
  'POST /admin/account': ['session.ended'],
  'POST /admin/time-zone': 'nothing: in which zone one reads times',
  'POST /admin/accounts': ['account.invited', 'account.changed', 'account.disabled'],
  'POST /admin/account/authenticator': ['second-factor.added'],
  'POST /admin/account/recovery-codes': ['second-factor.codes'],
  'POST /admin/account/remove-factor': ['second-factor.removed'],
  'POST /admin/accounts/second-factor': ['second-factor.required'],
}

it('every write of staff is in the audit log, or says why not', () => {
  const routes = staffRoutes
    .filter(({ method, access }) => method !== 'GET' && access !== 'anyone')
    .map(({ method, path }) => `${method} ${path}`)
  expect(routes.filter((route) => !Object.hasOwn(writes, route))).toEqual([])
  expect(Object.keys(writes).filter((route) => !routes.includes(route))).toEqual([])
})

it('the server writes every action that a write of staff leaves', () => {
  const server = globSync('src/{desk,server/{services,editor,forms}}/**/*.ts')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const actions = Object.values(writes).flatMap((left) => (typeof left === 'string' ? [] : left))
  const isWritten = (action: string) =>
    server.includes(`'${action}'`) || server.includes(`action: \`${action.split('.')[0]}.\${`)
  expect(actions.filter((action) => !isWritten(action))).toEqual([])
})

it('every page of the staff area has its line, because another address is refused', () => {
  const pages = globSync('src/pages/admin/**/*.astro').map((file) =>
    file.replace(/^src\/pages|(\/index)?\.astro$/g, '').replace(/\[\w+\]/g, '1'),
  )
  const unknown = pages.filter((page) => {
    const found = findStaffRoute('GET', page)
    return 'allowed' in found && found.allowed.length === 0
  })
  expect(pages).toContain('/admin/dashboard')
  // The server answers with this page itself, and nobody asks for it.
  expect(unknown).toEqual(['/admin/refused'])
})

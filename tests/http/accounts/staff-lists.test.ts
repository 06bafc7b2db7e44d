import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { may, type Permission, type Role, roles } from '#src/contracts/permissions.ts'
import { NotAllowed, type SignedIn } from '#src/core/signed-in.server.ts'
import { listCalls, staffCallFile } from '#src/desk/bookings/booked-calls.server.ts'
import { readNumbers } from '#src/desk/numbers/numbers.server.ts'
import {
  exportProFormas,
  findSentProForma,
  viewProFormaPage,
  viewProFormaPdf,
} from '#src/desk/offers/pro-formas.server.ts'
import { exportShownPerson, findPerson, showPerson } from '#src/desk/people/people.server.ts'
import {
  countNews,
  exportRequests,
  viewRequest,
  viewRequestFile,
  viewRequestPage,
  viewRequests,
} from '#src/desk/requests/requests.server.ts'
import { listUnconfirmed } from '#src/desk/restored/restored.server.ts'
import { listWebhooks } from '#src/desk/webhooks/webhooks.server.ts'
import {
  findIssueView,
  listIssueArticles,
  previewIssue,
  readSetAside,
} from '#src/newsletter/issues.server.ts'
import {
  countConfirmed,
  exportSubscribers,
  viewSubscriberPage,
} from '#src/newsletter/subscribers.server.ts'
import { listAccounts } from '#src/staff/accounts/account-list.server.ts'
import { listAuditActors, listAuditLog } from '#src/staff/audit/audit-log.server.ts'
import { signedIn } from '../../signed-in.ts'
import { openTestSite } from '../test-site.ts'

const { context } = await openTestSite('sqlite')

/** What staff read: each function asks for its permission itself. */
const lists: Record<string, [Permission, (staff: SignedIn) => Promise<unknown>]> = {
  viewRequestPage: ['contacts.read', (staff) => viewRequestPage(context, staff, {})],
  viewRequests: ['contacts.read', (staff) => viewRequests(context, staff, [1])],
  viewRequest: ['contacts.read', (staff) => viewRequest(context, staff, 1)],
  countNews: ['contacts.read', (staff) => countNews(context, staff, {})],
  viewRequestFile: ['contacts.files', (staff) => viewRequestFile(context, staff, 1, 1)],
  exportRequests: ['contacts.export', (staff) => exportRequests(context, staff, {})],
  listCalls: ['contacts.read', (staff) => listCalls(context, staff)],
  staffCallFile: ['contacts.read', (staff) => staffCallFile(context, staff, 1, '')],
  viewProFormaPage: ['contacts.pro-forma', (staff) => viewProFormaPage(context, staff, {})],
  viewProFormaPdf: ['contacts.pro-forma', (staff) => viewProFormaPdf(context, staff, 1, 1)],
  findSentProForma: ['contacts.pro-forma', (staff) => findSentProForma(context, staff, 1, 1)],
  exportProFormas: ['contacts.export', (staff) => exportProFormas(context, staff, {})],
  viewSubscriberPage: ['subscribers.read', (staff) => viewSubscriberPage(context, staff, {})],
  countConfirmed: ['subscribers.read', (staff) => countConfirmed(context, staff)],
  exportSubscribers: ['subscribers.export', (staff) => exportSubscribers(context, staff, false)],
  listIssueArticles: ['newsletter.write', (staff) => listIssueArticles(context, staff)],
  findIssueView: ['newsletter.write', (staff) => findIssueView(context, staff, 'any')],
  previewIssue: [
    'newsletter.write',
    (staff) => previewIssue(context, staff, { article: 'any', look: 'text' }),
  ],
  readSetAside: ['newsletter.send', (staff) => readSetAside(context, staff)],
  readNumbers: ['numbers.read', (staff) => readNumbers(context, staff, null)],
  findPerson: ['subjects.manage', (staff) => findPerson(context, staff, 'a@b.example')],
  showPerson: ['subjects.manage', (staff) => showPerson(context, staff, { contact: 1 })],
  exportShownPerson: [
    'subjects.manage',
    (staff) => exportShownPerson(context, staff, { contact: 1 }),
  ],
  listUnconfirmed: ['contacts.pro-forma', (staff) => listUnconfirmed(context, staff)],
  listAccounts: ['accounts.manage', (staff) => listAccounts(context, staff)],
  listAuditLog: ['audit.read', (staff) => listAuditLog(context, staff)],
  listAuditActors: ['audit.read', (staff) => listAuditActors(context, staff)],
  listWebhooks: ['webhooks.manage', (staff) => listWebhooks(context, staff)],
}

/** What pages and calls import besides lists and forms, and why it asks for no permission. */
const others: Record<string, readonly string[]> = {
  'reads only what belongs to the account': [
    'listOwnSessions',
    'readSecondFactors',
    'readView',
    'offerApp',
    'offerPasskey',
    'askForPasskey',
    'endOwnSession',
    'endOtherSessions',
    'toSessionRecord',
  ],
  'reads counts, days or roles, which name nobody': [
    'countPeopleByLanguage',
    'countRequests',
    'listDeleted',
    'freeSlots',
    'restoredAt',
    'clockState',
    'readBackup',
    'listNeedingRoles',
    'countUnconfirmed',
    'sumOpen',
  ],
  'reads the names of owners, whom everybody may ask': ['listOwners'],
  'reads the content': [
    'localRate',
    'offerLanguages',
    'textLanguages',
    'missingPromises',
    'missingWriter',
    'writerOf',
    'listWhyMissing',
    'phoneCountryOf',
    'amongOffers',
    'wordsOfToday',
    'proFormaDefaults',
    'proFormaItems',
    'proFormaLines',
    'proFormaTerms',
    'issuePreviewQuery',
  ],
  'reads the address': [
    'readAuditPage',
    'readRequestFilter',
    'readRequestListQuery',
    'readDeskNews',
    'readProFormaFilter',
    'readSubscriberExport',
    'readSubscriberListQuery',
  ],
  'reads a row for a form that has asked, or by a signed link': [
    'findRequest',
    'noteOpened',
    'findOpenLink',
    'readFileParts',
    'unsubscribeLink',
    'savedFile',
    'offerAddress',
    'offerProForma',
    'offerToken',
    'proFormaOfQuote',
  ],
  'asks for the permission of the row’s table': ['viewStoredRow'],
  'is a call or a name': ['toActor'],
}

const refused = (staff: SignedIn, read: (staff: SignedIn) => Promise<unknown>) =>
  read(staff).then(
    () => false,
    (error: unknown) => {
      if (error instanceof NotAllowed) return true
      throw error
    },
  )

// A role that a later version may add, and that has no permission yet.
const invented = 'nobody' as Role // is none of the roles

it.each(Object.entries(lists))('%s refuses by itself', async (_, [permission, read]) => {
  for (const role of [...roles, invented])
    expect([role, await refused(signedIn({ role }), read)]).toEqual([role, !may(role, permission)])
  expect(await refused(signedIn({ standing: 'second-factor' }), read)).toBe(true)
})

/** Names that a file of the staff area imports from server modules of its subjects. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const imports = text.matchAll(
    /^import \{([^}]*)\} from '(?:#src\/(?!editor)[^']*|\.{1,2}\/[^']*)\.server\.ts'/gm,
  )
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type ')),
  )
}

it('lists what pages and calls of the staff area read with', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) =>
      /^(pages\/admin\/|layouts\/Staff\.astro|server\/api\/api\.ts|(desk|newsletter|staff)\/.*-api\.server\.ts)/.test(
        file,
      ),
    )
    .filter((file) => /\.(astro|ts)$/.test(file))
    .map((file) => path.join('src', file))
  expect(files.length).toBeGreaterThan(30)
  const imported = new Set(files.flatMap(importsOf))
  const known = new Set([...Object.keys(lists), ...Object.values(others).flat()])
  const unknown = [...imported].filter((name) => !known.has(name) && !/(Form|Api)$/.test(name))
  expect(unknown, 'put each into a list above').toEqual([])
  const unused = Object.values(others).flatMap((names) =>
    names.filter((name) => !imported.has(name)),
  )
  expect(unused, 'take these out').toEqual([])
})

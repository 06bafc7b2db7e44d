/**
 * Every call of the API, with access, input and output. The server refuses all others; GET
 * /api/openapi.json is made from this list.
 */
import { z } from 'zod'
import { site } from '#src/content/settings/site.ts'
import * as accountForms from '#src/contracts/account/account-forms.ts'
import * as sessions from '#src/contracts/account/session-records.ts'
import {
  contactChanges,
  contactNote,
  contactNoteChange,
  contactReplyForm,
} from '#src/contracts/contact/contact-work.ts'
import * as forms from '#src/contracts/contact/forms.ts'
import * as records from '#src/contracts/contact/records.ts'
import * as content from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import * as pictures from '#src/contracts/content/content-pictures.ts'
import { contentSearch, contentSearchQuery } from '#src/contracts/content/content-search.ts'
import * as previews from '#src/contracts/content/previews.ts'
import { auditPage } from '#src/contracts/staff/audit-records.ts'
import {
  auditPageQuery,
  contactFilterQuery,
  contactPageQuery,
  deskNewsQuery,
  pageQuery,
  personQuery,
} from './queries.ts'
import { always, type StaffRoute } from './staff-route.ts'

export type Body = z.ZodType | `${string}/${string}`

export type ApiCall = StaffRoute & {
  summary: string
  /** Body of the response, whose status is `status` or 200. */
  gives: Body
  status?: 201
  givesMeanwhile?: z.ZodType
  about?: string
  query?: z.ZodType
  takes?: Body | (() => z.ZodType)
  takesFiles?: true
  /** Error statuses besides the usual ones (api/openapi.ts). */
  problems?: readonly number[]
  isForPrograms?: true
}

type More = Omit<ApiCall, 'method' | 'path' | 'access' | 'summary' | 'gives'>
const call = (
  method: ApiCall['method'],
  path: string,
  access: ApiCall['access'],
  summary: string,
  gives: ApiCall['gives'],
  more: More = {},
): ApiCall => ({ method, path: `/api${path}`, access, summary, gives, ...more })

const contactForm = () => forms.contactRequest(site().address)
const { plainAnswer: done, staffContact } = records
const personFile = records.personReport.extend({ controller: z.string() })
const pathQuery = z.object({ path: z.string() })
const setUp = ['set-up-second-factor'] as const

export const apiCalls: readonly ApiCall[] = [
  call('POST', '/contact', 'anyone', 'Send a contact request', records.contactAnswer, {
    about:
      'The same idempotencyKey with the same content again stores nothing and gives the first answer. A program with a key needs neither formToken nor honeypot; without them and without a key, or with a wrong one, a request is stored and flagged. `detail` says what was left out.',
    takes: contactForm,
    isForPrograms: true,
    status: 201,
  }),
  call(
    'POST',
    '/contact/form',
    'anyone',
    'Send a contact request with files',
    records.contactAnswer,
    {
      about:
        'For the form of the site: its fields, and files of PDF, PNG, JPEG, WebP, HEIC or DXF. Where the form has to be sent again, `files` names those that are stored; their tokens are sent as `keptFile` instead. `detail` says what was left out.',
      takes: contactForm,
      takesFiles: true,
      status: 201,
    },
  ),
  call('GET', '/form-token', 'anyone', 'Hidden fields for a form', records.tokenAnswer),
  call('POST', '/newsletter', 'anyone', 'Subscribe to the newsletter', done, {
    about: 'A mail asks to confirm the address. The answer is the same whether it is new or known.',
    takes: forms.newsletterRequest,
  }),
  call(
    'GET',
    '/certificates/:digest',
    'anyone',
    'Save the file of a public certificate',
    'application/pdf',
  ),
  call('GET', '/openapi.json', 'anyone', 'This document', 'application/json'),

  call('GET', '/session', 'account.own', 'Who is signed in', sessions.sessionRecord, {
    during: always,
    isWatch: true,
  }),
  call('POST', '/session', 'anyone', 'Sign in; the cookie is set', done, {
    takes: accountForms.signInRequest,
    problems: [401],
  }),
  call('DELETE', '/session', 'anyone', 'Sign out', done),
  call(
    'POST',
    '/session/join',
    'anyone',
    'Choose a password by the link of an invitation or a recovery, and sign in',
    done,
    {
      takes: accountForms.accountJoin,
      problems: [410],
      during: always,
    },
  ),
  call(
    'POST',
    '/session/proof',
    'account.own',
    'Confirm one’s identity; a new cookie is set',
    done,
    {
      about:
        'With a code where the account has a second factor, else with the password: at the second step of signing in, and after a problem of the type /problems/proof-needed.',
      takes: z.union([accountForms.codeProof, accountForms.passwordProof]),
      during: always,
    },
  ),
  call(
    'POST',
    '/session/passkey/options',
    'account.own',
    'Ask for a passkey',
    sessions.passkeyOptions,
    {
      about:
        'Gives what `navigator.credentials.get` takes (WebAuthn, PublicKeyCredentialRequestOptionsJSON).',
      problems: [409],
      during: always,
    },
  ),
  call(
    'POST',
    '/session/passkey',
    'account.own',
    'Confirm one’s identity by a passkey; a new cookie is set',
    done,
    {
      takes: accountForms.passkeyProof,
      problems: [409],
      during: always,
    },
  ),
  call(
    'POST',
    '/session/password',
    'account.own',
    'Change one’s own password; other sessions end',
    done,
    {
      about: 'The current one may be left out while a one-time password waits to be changed.',
      takes: accountForms.passwordChange,
      during: ['change-password'],
    },
  ),
  call(
    'GET',
    '/sessions',
    'account.own',
    'Read one’s own sessions, the last used first',
    sessions.ownSessions,
  ),
  call('DELETE', '/sessions', 'account.own', 'End one’s own sessions but the one in use', done),
  call('DELETE', '/sessions/:id', 'account.own', 'End one of one’s own sessions', done, {
    about: 'The answer is the same for one that had ended before.',
  }),
  call(
    'POST',
    '/account/passkeys/options',
    'account.own',
    'Begin to add a passkey',
    sessions.passkeyOptions,
    {
      about:
        'Gives what `navigator.credentials.create` takes (WebAuthn, PublicKeyCredentialCreationOptionsJSON).',
      during: setUp,
      needsProof: true,
    },
  ),
  call('POST', '/account/passkeys', 'account.own', 'Add a passkey; a new cookie is set', done, {
    takes: accountForms.passkeyAddition,
    problems: [409],
    during: setUp,
    needsProof: true,
  }),

  call('GET', '/contact', 'contacts.read', 'Read contact requests', records.contactRecordPage, {
    query: contactPageQuery,
  }),
  call('GET', '/contact/news', 'contacts.read', 'Count what is new', records.deskNews, {
    about:
      'For an open list, which asks again and again: no personal data, no entry in the audit log, no longer session.',
    query: deskNewsQuery,
    isWatch: true,
  }),
  call(
    'GET',
    '/contact/:id/files/:file',
    'contacts.files',
    'Save a file that came with a contact request',
    'application/octet-stream',
  ),
  call(
    'PATCH',
    '/contact/:id',
    'contacts.change',
    'Mark a contact request as new, answered or flagged',
    staffContact,
    {
      about: 'Only one that came in with flags can be flagged.',
      takes: forms.contactChange,
      problems: [409],
    },
  ),
  call(
    'POST',
    '/contact/changes',
    'contacts.change',
    'Change several contact requests',
    records.changedContacts,
    {
      about:
        'Their states, who takes care of them, and days to come back. Each is changed only where it is still as it `was`, or named in `refused`. Swapping `was` and `to` takes a change back.',
      takes: contactChanges,
      problems: [409],
    },
  ),
  call('POST', '/contact/:id/open', 'contacts.read', 'Open a contact request', staffContact, {
    about:
      'Others read in `touched` who has it open, but for a viewer; the answer says who had it before.',
  }),
  call(
    'POST',
    '/contact/:id/notes',
    'contacts.note',
    'Add a note to a contact request',
    staffContact,
    {
      about:
        'The same key again adds nothing. With other words, by another or at another contact it is refused (409).',
      takes: contactNote,
      problems: [409],
    },
  ),
  call('PUT', '/contact/:id/notes/:note', 'contacts.note', 'Change a note', staffContact, {
    about: 'One’s own; owners change those of others too.',
    takes: contactNoteChange,
    problems: [409],
  }),
  call('DELETE', '/contact/:id/notes/:note', 'contacts.note', 'Delete a note', staffContact, {
    about: 'One’s own; owners delete those of others too.',
    takes: accountForms.noFields,
    problems: [409],
  }),
  call(
    'POST',
    '/contact/:id/replies',
    'contacts.reply',
    'Answer a contact request by mail',
    staffContact,
    {
      about:
        'The mail goes to the address of the request through the outbox; `replies` says what becomes of it. The same key again sends nothing. With other words, by another or at another contact it is refused (409).',
      takes: contactReplyForm,
      problems: [409],
    },
  ),
  call(
    'POST',
    '/contact/:id/receipt',
    'contacts.reply',
    'Send a receipt that was held back',
    staffContact,
    {
      about:
        'Of a contact request that came with flags and is not flagged any more. The same again sends nothing.',
      takes: accountForms.noFields,
      problems: [409],
    },
  ),
  call('POST', '/contact/delete', 'contacts.delete', 'Delete contact requests for good', done, {
    about: 'Those that are named, or with `upTo` all that are flagged in the filter of the query.',
    query: contactFilterQuery,
    takes: forms.contactDeletion,
    problems: [404],
    needsProof: true,
  }),
  call('GET', '/contact.csv', 'contacts.export', 'Export contact requests', 'text/csv', {
    query: contactFilterQuery,
    needsProof: true,
  }),
  call(
    'GET',
    '/newsletter',
    'subscribers.read',
    'Read confirmed subscribers',
    records.subscriberPage,
    { query: pageQuery },
  ),
  call('GET', '/newsletter.csv', 'subscribers.export', 'Export confirmed subscribers', 'text/csv', {
    needsProof: true,
  }),
  call('GET', '/numbers.csv', 'numbers.read', 'Export the numbers of a period', 'text/csv', {
    about:
      'Sums of requests, answers, subscribers and visits beside those of the period before. Nobody is named.',
    query: z.object({ period: z.string().optional() }),
  }),
  call('GET', '/audit', 'audit.read', 'Read the audit log, newest first', auditPage, {
    query: auditPageQuery,
  }),
  call('GET', '/person.json', 'subjects.manage', 'Export what is kept about a person', personFile, {
    about:
      'The person of a contact request or of a subscription, with everything under the same e-mail address.',
    query: personQuery,
    problems: [404],
    needsProof: true,
  }),

  call('GET', '/content', 'content.edit', 'List what can be edited', content.contentList),
  call(
    'GET',
    '/content/entry',
    'content.edit',
    'Read an entry, as its draft has it, with its form',
    content.contentEntryDetail,
    {
      query: pathQuery,
    },
  ),
  call('PUT', '/content/entry', 'content.edit', 'Save an entry as a draft', content.entrySaved, {
    about:
      'Of another version than the one that is kept: 409, with `version`, `value`, `editor` and `at` of that one. At most 512 KiB.',
    takes: content.entrySave,
    mostBytes: contentLimits.entry,
  }),
  call('DELETE', '/content/entry', 'content.edit', 'Discard a draft', content.entrySaved, {
    takes: content.entryVersion,
  }),
  call(
    'POST',
    '/content/entries',
    'content.edit',
    'Make an entry, as a draft that says what is missing',
    content.entryCreated,
    {
      takes: content.entryCreation,
      status: 201,
    },
  ),
  call(
    'POST',
    '/content/removal',
    'content.edit',
    'Draft the removal of an entry',
    content.entrySaved,
    { takes: content.entryVersion },
  ),
  call(
    'GET',
    '/content/check',
    'content.edit',
    'Check drafts together, and say what they change',
    content.contentCheck,
    {
      about:
        'All of them, or with `path` several times some: they are checked as if there were no others.',
      query: pathQuery.partial(),
    },
  ),
  call(
    'GET',
    '/content/words',
    'content.edit',
    'Find the fields that hold words which a page shows',
    previews.wordsFound,
    {
      about:
        'Give `text` several times, the innermost words first: the first that is found counts.',
      query: z.object({ text: z.string() }),
    },
  ),
  call('GET', '/content/search', 'content.edit', 'Search the texts of all entries', contentSearch, {
    about:
      'Without regard to case and accents. Drafts count, and so does what tokens such as `{name}` stand for.',
    query: contentSearchQuery,
  }),
  call(
    'GET',
    '/content/preview',
    'content.edit',
    'Read which drafts a preview shows and leaves out',
    previews.previewed,
  ),
  call(
    'POST',
    '/content/preview',
    'content.edit',
    'Let this browser see drafts',
    previews.previewed,
    {
      about:
        'Pages are then rendered with all drafts, but for those with faults, which the answer names.',
    },
  ),
  call(
    'GET',
    '/content/preview-links',
    'content.share',
    'List the links that show a preview to somebody without an account',
    previews.previewLinks,
  ),
  call(
    'POST',
    '/content/preview-links',
    'content.share',
    'Make a link that shows the preview of one entry',
    previews.previewLinkMade,
    {
      about:
        'Read only, for a day, until somebody ends it. It ends with the draft that it shows, and with the right of its maker to share.',
      takes: previews.previewLinkRequest,
      status: 201,
    },
  ),
  call('DELETE', '/content/preview-links/:id', 'content.share', 'End a link to a preview', done),
  call(
    'POST',
    '/content/publish',
    'content.edit',
    'Publish drafts, which are public when it is answered',
    content.published,
    {
      about:
        'With faults: 422 with `problems`, each with its field. Fields that only owners publish: 403 with `problems` unless an owner asks, and of the type /problems/proof-needed where their last proof is too old.',
      takes: content.publishRequest,
    },
  ),
  call('PUT', '/content/hold', 'content.edit', 'Hold a draft back, or let it go', done, {
    about: 'For the caller alone, until the draft is published, discarded or changed by another.',
    takes: content.holdRequest,
  }),
  call(
    'GET',
    '/content/history',
    'content.edit',
    'Read what was published when, by whom, and what it changed',
    content.contentHistory,
    {
      about: 'Newest first; and texts of drafts that were not taken.',
      query: pathQuery.partial().extend({ after: z.int().optional() }),
    },
  ),
  call(
    'POST',
    '/content/kept',
    'content.edit',
    'Make a text that was discarded or not taken the draft of its entry again',
    content.keptAnswer,
    {
      about: 'The draft that stands there is kept in its place, for a day.',
      takes: content.keptRequest,
    },
  ),
  call(
    'GET',
    '/content/restore',
    'content.edit',
    'Read which addresses visitors would lose by a restoration',
    content.restoreLosses,
    {
      query: content.restoreQuery,
    },
  ),
  call('POST', '/content/restore', 'content.edit', 'Bring files back as drafts', content.restored, {
    about:
      'As they were after a publication, or without what it changed. Where other drafts would be lost, or what is to be taken back was changed again: 409 with their `paths`.',
    takes: content.restoreRequest,
  }),
  call(
    'GET',
    '/content/pictures',
    'content.edit',
    'List the pictures, with where they are used',
    pictures.contentPictures,
  ),
  call('GET', '/content/picture', 'content.edit', 'See a picture', 'image/webp', {
    query: z.object({ name: z.string(), size: z.enum(['thumbnail', 'whole']).optional() }),
  }),
  call(
    'POST',
    '/content/pictures',
    'content.edit',
    'Add a picture, as a draft',
    pictures.contentPicture,
    {
      about:
        'JPEG, PNG, WebP or AVIF, up to 20 MB, whole or in parts; 202 says that a part has arrived.',
      givesMeanwhile: pictures.pictureReceived,
      query: pictures.pictureUpload,
      takes: 'application/octet-stream',
      mostBytes: contentLimits.picture.bytes,
      status: 201,
    },
  ),
  call('DELETE', '/content/pictures', 'content.edit', 'Take a picture out that is not used', done, {
    about: 'One that is in use: 409 with `usedBy`.',
    takes: pictures.pictureRemoval,
  }),
  call(
    'POST',
    '/content/certificates',
    'content.edit',
    'Keep the PDF of a certificate',
    pictures.certificateFile,
    {
      about: 'Of at most 5 MB. Visitors can save it once a public certificate names it.',
      query: pictures.certificateUpload,
      takes: 'application/octet-stream',
      mostBytes: contentLimits.certificateBytes,
      status: 201,
    },
  ),
]

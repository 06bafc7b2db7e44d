import { z } from 'zod'
import { noFields } from '#src/contracts/account/account-forms.ts'
import {
  contactChanges,
  contactNote,
  contactNoteChange,
  contactReplyForm,
} from '#src/contracts/contact/contact-work.ts'
import { contactChange, contactDeletion } from '#src/contracts/contact/forms.ts'
import {
  changedContacts,
  contactRecordPage,
  deskNews,
  personReport,
  plainAnswer,
  staffContact,
  subscriberPage,
} from '#src/contracts/contact/records.ts'
import { auditPage } from '#src/contracts/staff/audit-records.ts'
import { type ApiCall, call } from './api-call.ts'
import {
  auditPageQuery,
  contactFilterQuery,
  contactPageQuery,
  deskNewsQuery,
  issuePreviewQuery,
  personQuery,
  proFormaQuery,
  subscriberExportQuery,
  subscriberQuery,
} from './queries.ts'

const personFile = personReport.extend({
  controller: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
})

/** Calls of contact requests, subscribers, numbers, audit log and personal data. */
export const deskCalls: readonly ApiCall[] = [
  call('GET', '/contact', 'contacts.read', 'Read contact requests', contactRecordPage, {
    query: contactPageQuery,
  }),
  call('GET', '/contact/news', 'contacts.read', 'Count what is new', deskNews, {
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
    'GET',
    '/contact/:id/pro-formas/:proForma',
    'contacts.pro-forma',
    'Save the PDF of a pro-forma as it was sent',
    'application/pdf',
  ),
  call(
    'GET',
    '/pro-formas.csv',
    'contacts.export',
    'Export the pro-formas that were sent',
    'text/csv',
    { query: proFormaQuery, needsProof: true },
  ),
  call(
    'GET',
    '/pro-formas.xlsx',
    'contacts.export',
    'Export the pro-formas that were sent as a workbook',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    { query: proFormaQuery, needsProof: true },
  ),
  call(
    'PATCH',
    '/contact/:id',
    'contacts.change',
    'Mark a contact request as new, answered or flagged',
    staffContact,
    {
      about: 'Only one that came in with flags can be flagged.',
      takes: contactChange,
      problems: [409],
    },
  ),
  call(
    'POST',
    '/contact/changes',
    'contacts.change',
    'Change several contact requests',
    changedContacts,
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
    takes: noFields,
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
    'Send a receipt that was held back, or was not sent',
    staffContact,
    {
      about:
        'Of a contact request that came with flags and is not flagged any more, or whose receipt the mail server has not taken. The same again sends nothing.',
      takes: noFields,
      problems: [409],
    },
  ),
  call(
    'POST',
    '/contact/:id/replies/:reply/again',
    'contacts.reply',
    'Send a reply again that was not sent',
    staffContact,
    {
      about: 'Also one to which the mail server has not answered. The same again sends nothing.',
      takes: noFields,
      problems: [409],
    },
  ),
  call(
    'POST',
    '/contact/delete',
    'contacts.delete',
    'Delete contact requests for good',
    plainAnswer,
    {
      about:
        'Those that are named, or with `upTo` all that are flagged in the filter of the query.',
      query: contactFilterQuery,
      takes: contactDeletion,
      problems: [404, 422],
      needsProof: true,
    },
  ),
  call('GET', '/contact.csv', 'contacts.export', 'Export contact requests', 'text/csv', {
    query: contactFilterQuery,
    needsProof: true,
  }),
  call(
    'GET',
    '/contact.xlsx',
    'contacts.export',
    'Export contact requests as a workbook',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    {
      about: 'All cells are texts, so that spreadsheets change none of them.',
      query: contactFilterQuery,
      needsProof: true,
    },
  ),
  call('GET', '/newsletter', 'subscribers.read', 'Read confirmed subscribers', subscriberPage, {
    query: subscriberQuery,
  }),
  call('GET', '/newsletter.csv', 'subscribers.export', 'Export confirmed subscribers', 'text/csv', {
    query: subscriberExportQuery,
    needsProof: true,
  }),
  call('GET', '/newsletter/preview', 'newsletter.write', 'Show an issue as a mail', 'text/html', {
    about:
      'For the pages of the staff area, which show it in a frame; the look `text` is plain text.',
    query: issuePreviewQuery,
    problems: [404, 422],
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
]

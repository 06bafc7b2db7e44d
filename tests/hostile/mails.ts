import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { site } from '#src/content/settings/site.ts'
import { type Draft, toMail } from '#src/core/mail-kind.server.ts'
import { writeBookingChange, writeBookingReceipt } from '#src/desk/bookings/booking-mails.server.ts'
import {
  writeAcceptance,
  writeCode,
  writeOfferAnswer,
} from '#src/desk/offers/offer-mails.server.ts'
import type { ProFormaWords } from '#src/desk/offers/stored-pro-forma.ts'
import { assignedWords } from '#src/desk/requests/mails/assigned-mail.server.ts'
import { writeDigest } from '#src/desk/requests/mails/digest-mail.server.ts'
import { writeNotification } from '#src/desk/requests/mails/notification-mail.server.ts'
import { writeAcknowledgement } from '#src/desk/requests/mails/receipt-mail.server.ts'
import { writeReply } from '#src/desk/requests/mails/reply-mail.server.ts'
import type { RequestRecord } from '#src/desk/requests/request-records.ts'
import {
  type IssueLetter,
  noSubscriber,
  noticeOfIssue,
  writeIssue,
} from '#src/newsletter/issue-mails.server.ts'
import { writeConfirmation, writeWelcome } from '#src/newsletter/subscriber-mails.server.ts'
import type { mails } from '#src/server/mails.ts'
import type { MailWords } from '#src/staff/account-mail.server.ts'
import { noticeWords } from '#src/staff/account-notices.server.ts'
import { invitationWords, recoveryWords } from '#src/staff/accounts/account-link-mails.server.ts'
import { accountLinkAddress } from '#src/staff/accounts/account-links.server.ts'
import type { Company } from '../../src/content/schemas/company-schema.ts'
import { currentSnapshot, withSnapshot } from '../../src/content/snapshot/snapshot.ts'
import { mapContactFields } from '../../src/contracts/contact/contact-fields.ts'
import { readConfig } from '../../src/core/environment/config.ts'
import type { MailContext } from '../../src/core/mail/mail-context.ts'
import { createMailTransport } from '../../src/core/mail/transport.ts'
import { publishedWords } from '../../src/editor/publish/published-letter.server.ts'
import { mailContext } from '../../src/server/site-mail-context.ts'
import { overdueWords } from '../../src/staff/backups/backup-overdue.server.ts'
import { changesWords } from '../../src/staff/reported-changes.server.ts'
import { exampleRequest } from '../desk/example-request.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const email = 'visitor@company.example'
const at = Date.UTC(2026, 0, 1)

/**
 * Lists functions that write mails, by kind of mail.
 * @param typed text of every field that visitors or staff fill in
 */
function draftsOf(typed: string): Record<(typeof mails)[number]['kind'], Draft['write'][]> {
  const contact: RequestRecord = {
    ...exampleRequest,
    ...mapContactFields(({ type }) => (type === 'email' ? email : typed)),
    files: [{ id: 1, name: typed, type: 'application/pdf', size: 1 }],
    listed: typed,
    timeZone: typed,
    flags: [typed],
    marketing: true,
  }
  const subscriber = { id: 1, email, subscribed_at: at }
  const reply = { id: 1, to: email, reference: 'ABC123', subject: typed, text: typed }
  const words: ProFormaWords = {
    ...{ version: 1, parties: [[typed, typed]], facts: [[typed, typed]] },
    ...{ lines: [[typed, typed, typed, typed]], sums: [[typed, typed]] },
    ...{
      split: [[typed, typed]],
      later: [],
      terms: [[typed, typed]],
      note: typed,
      documents: [],
      given: null,
    },
  }
  const datasheet = { name: typed, href: '/product/1/datasheet.pdf', bytes: 1 }
  const change = {
    editor: typed,
    network: typed,
    at,
    changes: [{ place: typed, before: typed, after: typed }],
  }
  const issue: IssueLetter = {
    ...{ subject: typed, preview: typed, opening: typed, heading: typed },
    parts: [
      { title: typed },
      { prose: [typed, { kind: 'link', href: '/about', children: [typed] }] },
      { items: [{ prose: [typed], below: [[typed]] }], isNumbered: true },
      { caption: typed, columns: [typed, `${typed} 2`], rows: [[typed, typed]], sums: [] },
    ],
  }
  const caller = {
    ...{ id: 1, reference: 'ABC123', first_name: typed, last_name: typed },
    ...{ phone: typed, business_email: email, time_zone: null },
  }
  const use = { device: typed, network: typed, at }
  const account = (words: (context: MailContext) => MailWords): Draft['write'][] => [
    (context) => ({ id: '1', to: email, greeting: `Hello ${typed},`, ...words(context) }),
  ]
  const notice = (kind: Parameters<typeof noticeWords>[0]) =>
    account((context) => noticeWords(kind, use, context))
  return {
    'contact-notification': [(context) => writeNotification(contact, context)],
    'contact-acknowledgement': [
      (context) =>
        writeAcknowledgement(
          contact,
          { company: site(), availability: typed, datasheets: [datasheet] },
          context,
        ),
    ],
    'contact-digest': [(context) => writeDigest({ id: 1, requests: [contact, contact] }, context)],
    'contact-reply': [
      (context) => writeReply({ ...reply, proForma: null }, context),
      (context) =>
        writeReply({ ...reply, id: 2, proForma: { words, pdf: null, number: 'n-1' } }, context),
    ],
    'offer-accepted': [
      (context) =>
        writeAcceptance(
          {
            ...{ id: 1, to: email, number: 'n-1', at },
            person: typed,
            orderNumber: typed,
            ...{ hasCode: true, all: { number: 'n-1', sums: { all: typed, hasLater: true } } },
            pdf: null,
            words,
          },
          context,
        ),
    ],
    'offer-code': [
      (context) => writeCode({ id: 1, to: email, number: 'n-1', madeAt: at }, context),
    ],
    'offer-answered': (['accept', 'ask', 'decline'] as const).map((act, at) => (context) => {
      const request = { id: 1, reference: 'ABC123', business_email: email, name: typed }
      const sums = { currency: 'NGN', gross: 4_500_000, estimated: 500_000, atMost: 4_550_000 }
      const accepted = act === 'accept' ? { sums, at } : null
      return writeOfferAnswer(
        { id: at, number: 'n-1', act, isLate: at % 2 > 0, request, text: typed, accepted },
        context,
      )
    }),
    'newsletter-confirmation': [(context) => writeConfirmation(subscriber, at, context)],
    'newsletter-issue': [
      (context) => writeIssue(issue, { id: '1-1', to: email, subscriber: 1 }, context),
    ],
    'newsletter-test': [
      (context) => writeIssue(issue, { ...noSubscriber, id: '2-1', to: email }, context),
    ],
    'account-newsletter': account((context) =>
      noticeOfIssue({ heading: typed, facts: [['Issue', typed]] }, context),
    ),
    'newsletter-welcome': [(context) => writeWelcome(subscriber, context)],
    'account-invitation': account((context) =>
      invitationWords(context, accountLinkAddress('secret', { id: 1, created_at: at }, ''), typed),
    ),
    'account-recovery': account((context) =>
      recoveryWords(context, accountLinkAddress('secret', { id: 1, created_at: at }, ''), typed),
    ),
    'account-destinations-changed': account((context) => changesWords(change, context)),
    'account-published': account((context) =>
      publishedWords(
        {
          publications: [{ editor: typed, at, summary: typed, changes: [[typed, typed]] }],
          more: 1,
        },
        context,
      ),
    ),
    'account-backup-overdue': account((context) => overdueWords({ at, hours: 48 }, context)),
    'contact-assigned': account((context) =>
      assignedWords({ by: typed, at, ids: [1, 2] }, context),
    ),
    'booking-receipt': [
      (context) => writeBookingReceipt({ request: caller, startsAt: null, mail: 1 }, context),
      (context) => writeBookingReceipt({ request: caller, startsAt: 0, mail: 2 }, context),
    ],
    'booking-changed': [
      (context) => writeBookingChange({ request: caller, startsAt: null, mail: 1 }, context),
    ],
    'account-new-device': notice('account-new-device'),
    'account-password-changed': notice('account-password-changed'),
    'account-second-factor-changed': notice('account-second-factor-changed'),
    'account-recovery-code-used': notice('account-recovery-code-used'),
    'account-address-changed': notice('account-address-changed'),
  }
}

/** Sends mails into a folder, by default those of every kind, and reads the files. */
export async function readSentMails(
  company: Company,
  typed: string,
  kinds: readonly string[] | null = null,
): Promise<Email[]> {
  const directory = temporaryFolder()
  const config = readConfig({ MAIL_DIR: directory })
  const transport = createMailTransport(config.mail)
  const snapshot = currentSnapshot()
  await withSnapshot(
    {
      ...snapshot,
      settings: { ...snapshot.settings, company: { ...company, pricedIn: company.currency } },
    },
    async () => {
      const context = mailContext(config, 'secret')
      for (const [kind, drafts] of Object.entries(draftsOf(typed)))
        if (kinds?.includes(kind) ?? true)
          for (const write of drafts) await transport.send(toMail(kind, write(context), context))
    },
  )
  transport.close()
  const folder = path.join(directory, 'new')
  const files = readdirSync(folder).sort()
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))))
}

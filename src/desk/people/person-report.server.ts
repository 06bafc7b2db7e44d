import type { Context } from '#src/core/context.server.ts'
import { listMailsAbout } from '#src/core/database/outbox-state.ts'
import { readProFormas } from '#src/desk/pro-formas/pro-formas.server.ts'
import { readContactRecord, readWritten } from '#src/desk/requests/request-records.server.ts'
import { type ContactRow, listContactsOf } from '#src/desk/requests/request-rows.server.ts'
import { newsletterIssue } from '#src/newsletter/issue-mails.server.ts'
import { listIssuesOf } from '#src/newsletter/issue-rows.server.ts'
import {
  findSubscriberByEmail,
  findSuppression,
  type SubscriberRow,
  suppressionKey,
  toSubscriberRecord,
} from '#src/newsletter/subscriber-rows.server.ts'
import type { PersonReport } from './people.ts'

const moment = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()

export type ReportContext = Pick<Context, 'database'> & {
  /** What people read as the name of a kind of mail. */
  mailName: (kind: string) => string
}

type MailRow = Awaited<ReturnType<typeof listMailsAbout>>[number]
const toMail = (row: MailRow, mailName: ReportContext['mailName']) => ({
  kind: row.kind,
  name: row.recipient ? `Told to ${row.recipient}` : mailName(row.kind),
  createdAt: moment(row.created_at),
  sentAt: row.filed === 1 ? null : moment(row.sent_at),
  filedAt: row.filed === 1 ? moment(row.sent_at) : null,
  failedAt: moment(row.failed_at),
})

async function toContact({ database: { db }, mailName }: ReportContext, row: ContactRow) {
  const {
    id,
    state: _,
    answeredBy: __,
    marketing: askedForNewsletter,
    files,
    ...record
  } = await readContactRecord(db, row)
  const { notes, replies } = (await readWritten(db, [row.id]))(row.id)
  return {
    ...record,
    comeBackOn: row.come_back_on,
    notes: notes.map(({ id: _, by: __, ...note }) => note),
    replies: replies.map(({ id: _, by: __, ...reply }) => reply),
    proFormas: (await readProFormas(db, [row.id]))(row.id).map(
      ({
        id,
        contactId: _,
        sentBy: __,
        hasPdf: ___,
        worth: ____,
        words: { given: _____, ...words },
        ...sent
      }) => ({
        ...sent,
        words,
        address: `/api/contact/${row.id}/pro-formas/${id}`,
      }),
    ),
    files: files.map(({ id: file, ...rest }) => ({
      ...rest,
      address: `/api/contact/${id}/files/${file}`,
    })),
    askedForNewsletter,
    consentText: row.consent_text,
    flagLiftedAt: moment(row.flag_lifted_at),
    submissionKey: row.idempotency_key,
    mails: (await listMailsAbout(db, { contact_id: row.id, about_contact_id: row.id })).map(
      (mail) => toMail(mail, mailName),
    ),
  }
}

type IssueOf = Awaited<ReturnType<typeof listIssuesOf>>[number]
const toIssueMail = ({ subject, send_at: begins, sent_at: sentAt, refused }: IssueOf) => ({
  kind: newsletterIssue.kind,
  name: `${newsletterIssue.name}: ${subject}${refused === null ? '' : ` (refused: ${refused})`}`,
  createdAt: moment(begins),
  sentAt: moment(sentAt),
  filedAt: null,
  failedAt: null,
})

function toSubscription(row: SubscriberRow, mails: ReturnType<typeof toMail>[], issues: IssueOf[]) {
  const { id: _, source: form, ...record } = toSubscriberRecord(row)
  return {
    ...record,
    form,
    refusals: row.refusals,
    consentText: row.consent_text,
    mails: [...mails, ...issues.map(toIssueMail)],
  }
}

/**
 * Reads all data stored for an e-mail address, or for the telephone number of a person without one,
 * in the words of the forms; times are ISO 8601 in UTC.
 */
export async function readPersonReport(
  context: ReportContext,
  given: string,
): Promise<Omit<PersonReport, 'email'>> {
  const { db } = context.database
  const email = given.trim()
  const contacts = await listContactsOf(db, email)
  const subscriber = await findSubscriberByEmail(db, email)
  const personKey = await suppressionKey(db, email)
  return {
    contacts: await Promise.all(contacts.map((row) => toContact(context, row))),
    leftNewsletterAt: moment((await findSuppression(db, personKey))?.left_at ?? null),
    subscription: subscriber
      ? toSubscription(
          subscriber,
          (await listMailsAbout(db, { subscriber_id: subscriber.id, person_key: personKey })).map(
            (mail) => toMail(mail, context.mailName),
          ),
          await listIssuesOf(db, subscriber.id),
        )
      : null,
  }
}

import { isLanguageCode } from '#src/content/schemas/company-schema.ts'
import type { Context } from '#src/core/context.server.ts'
import { listMailsAbout } from '#src/core/database/outbox-state.ts'
import {
  isoMomentOrNone,
  nearestIsoMoment,
  readEach,
  splitRead,
  storedDay,
} from '#src/core/stored-rows.server.ts'
import { readProFormas } from '#src/desk/offers/pro-formas.server.ts'
import { readRequestWithFiles, readWritten } from '#src/desk/requests/request-records.server.ts'
import { listRequestsOf, type RequestRow } from '#src/desk/requests/request-rows.server.ts'
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

export type ReportContext = Pick<Context, 'database'> & {
  /** What people read as the name of a kind of mail. */
  mailName: (kind: string) => string
}

type MailRow = Awaited<ReturnType<typeof listMailsAbout>>[number]
const toMail = (row: MailRow, mailName: ReportContext['mailName']) => ({
  kind: row.kind,
  name: row.recipient ? `Told to ${row.recipient}` : mailName(row.kind),
  createdAt: isoMomentOrNone(row.created_at),
  sentAt: row.filed === 1 ? null : isoMomentOrNone(row.sent_at),
  filedAt: row.filed === 1 ? isoMomentOrNone(row.sent_at) : null,
  failedAt: isoMomentOrNone(row.failed_at),
})

/** @param lost gets the id of a request of which a part cannot be read */
async function toReportedRequest(
  { database: { db }, mailName }: ReportContext,
  row: RequestRow,
  lost: number[],
) {
  const { record: whole, lostFiles } = await readRequestWithFiles(db, row)
  const { id, state: _, answeredBy: __, marketing: askedForNewsletter, files, ...record } = whole
  const { notes, replies, lostParts } = (await readWritten(db, [row.id]))(row.id)
  const proFormas = (await readProFormas(db, [row.id]))(row.id)
  if (lostFiles + lostParts + proFormas.lost > 0) lost.push(row.id)
  return {
    ...record,
    comeBackOn: storedDay(row.come_back_on),
    waitsSince: isoMomentOrNone(row.waits_since),
    notes: notes.map(({ id: _, by: __, ...note }) => note),
    replies: replies.map(({ id: _, by: __, ...reply }) => reply),
    proFormas: proFormas.items.map(
      ({
        id,
        requestId: _,
        sentBy: __,
        hasPdf: ___,
        worth: ____,
        isHeld: _____,
        words: { given: ______, ...words },
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
    flagLiftedAt: isoMomentOrNone(row.flag_lifted_at),
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
  createdAt: isoMomentOrNone(begins),
  sentAt: isoMomentOrNone(sentAt),
  filedAt: null,
  failedAt: null,
})

function toSubscription(row: SubscriberRow, mails: ReturnType<typeof toMail>[], issues: IssueOf[]) {
  const { id: _, source: form, ...record } = toSubscriberRecord(row)
  return {
    ...record,
    form,
    refusals: row.refusals,
    language: row.language !== null && isLanguageCode(row.language) ? row.language : null,
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
  const rows = await listRequestsOf(db, email)
  const subscriber = await findSubscriberByEmail(db, email)
  const personKey = await suppressionKey(db, email)
  const lost: number[] = []
  const requests = splitRead(
    await readEach('contact', rows, (row) => toReportedRequest(context, row, lost)),
  )
  const subscriptions = splitRead(
    await readEach('subscriber', subscriber ? [subscriber] : [], async (row) =>
      toSubscription(
        row,
        (await listMailsAbout(db, { subscriber_id: row.id, person_key: personKey })).map((mail) =>
          toMail(mail, context.mailName),
        ),
        await listIssuesOf(db, row.id),
      ),
    ),
  )
  const left = await findSuppression(db, personKey)
  return {
    contacts: requests.items,
    unreadable: {
      contact: [...new Set([...requests.unreadable, ...lost])],
      subscriber: subscriptions.unreadable,
    },
    leftNewsletterAt: left ? nearestIsoMoment(left.left_at) : null,
    subscription: subscriptions.items[0] ?? null,
  }
}

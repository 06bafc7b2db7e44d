import type { Queryable } from '#src/server/database/connect.ts'
import type { MailInQueue, OutboxRow } from '#src/server/database/outbox.ts'
import type { PaperMail } from '#src/server/mail/attach-paper.ts'
import type { MailContext } from '#src/server/mail/messages/context.ts'
import { type EmailFact, type EmailPart, renderEmail } from '#src/server/mail/messages/render-email.tsx'

export type { EmailFact, EmailPart, MailContext }

/** What a mail says, and to whom. `id`: it has the same when it is sent again. */
export type Letter = Omit<PaperMail, 'messageId' | 'from' | 'text' | 'html'> & {
  id: string
  heading: string
  greeting?: string
  parts: EmailPart[]
}

/** Adds what all mails have. What is answered comes to the company, where a letter names nobody else. */
export const toMail = (
  kind: string,
  { id, heading, greeting, parts, ...letter }: Letter,
  { site, from, domain }: MailContext,
): PaperMail => ({
  messageId: `${kind}-${id}@${domain}`,
  from,
  replyTo: site.email,
  ...letter,
  ...renderEmail({ site, heading, greeting, parts }),
})

/** A mail that is about to be written. `told`: ids of the contacts that a digest tells of. */
export type Draft = { write: (context: MailContext) => Letter; told?: readonly number[] }

/** One kind of mail: all that the outbox, the staff area and the tests know of it. */
export type MailKind = MailInQueue & {
  /** What staff read it called, of one that is about a person. */
  name?: string
  /** Whom it is to, of one that the desk shows beside a request. */
  shownAs?: 'company' | 'visitor'
  /** To our own mailbox: what it refuses can be mended, so that the mail is tried again. */
  isToCompany?: true
  /** Reads what it tells of; undefined when that was deleted, or done with, meanwhile. */
  find: (db: Queryable, row: OutboxRow) => Promise<Draft | undefined>
  /** Notes more than the row says, in the same transaction. With `error` it is given up, without a draft there was nothing to send. */
  noted?: (
    tx: Queryable,
    row: OutboxRow,
    outcome: { draft: Draft | undefined; now: number; isFiled: boolean; error?: string },
  ) => Promise<void>
  /** Puts mails into the outbox that have become due; asked at each poll. */
  addDue?: (tx: Queryable, now: number) => Promise<void>
}

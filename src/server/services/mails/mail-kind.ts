import type { Queryable } from '#src/server/database/connect.ts'
import type { MailInQueue, OutboxRow } from '#src/server/database/outbox.ts'
import type { PaperMail } from '#src/server/mail/attach-paper.ts'
import type { MailContext } from '#src/server/mail/messages/context.ts'
import { type EmailFact, type EmailPart, renderEmail } from '#src/server/mail/messages/render-email.tsx'

export type { EmailFact, EmailPart, MailContext }

/** Content and recipient of a mail. `id`: the same when the mail is sent again. */
export type Letter = Omit<PaperMail, 'messageId' | 'from' | 'text' | 'html'> & {
  id: string
  heading: string
  greeting?: string
  parts: EmailPart[]
}

/** Adds the common parts. Answers go to the company unless a letter says otherwise. */
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

/** `told`: ids of the requests in a digest. */
export type Draft = { write: (context: MailContext) => Letter; told?: readonly number[] }

/** A kind of mail, as outbox, staff area and tests know it. */
export type MailKind = MailInQueue & {
  /** Name for staff, of a mail about a person. */
  name?: string
  /** Recipient, of a mail shown beside a request. */
  shownAs?: 'company' | 'visitor'
  /** To our own mailbox: a rejection can be mended, so it is retried. */
  isToCompany?: true
  /** Reads its facts; undefined when they were deleted or no longer hold. */
  find: (db: Queryable, row: OutboxRow) => Promise<Draft | undefined>
  /** Stores results beyond the row, in the same transaction. `error`: the mail is given up; without a draft there was nothing to send. */
  noted?: (
    tx: Queryable,
    row: OutboxRow,
    outcome: { draft: Draft | undefined; now: number; isFiled: boolean; error?: string },
  ) => Promise<void>
  /** Queues mails that have become due; called at each poll. */
  addDue?: (tx: Queryable, now: number) => Promise<void>
}

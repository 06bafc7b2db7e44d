import type { Queryable } from '#src/server/database/connect.ts'
import type { MailInQueue, OutboxRow } from '#src/server/database/outbox.ts'
import type { MailWithFiles } from '#src/server/mail/attach-files.ts'
import type { MailContext } from '#src/server/mail/messages/context.ts'
import {
  type EmailContent,
  type EmailFact,
  type EmailPart,
  renderEmail,
} from '#src/server/mail/messages/render-email.tsx'
import type { Sender } from '#src/server/mail/transport.ts'

export type { EmailFact, EmailPart, MailContext }

/** Content and recipient of a mail. `id` is the same if the mail is sent again. */
export type Letter = Omit<MailWithFiles, 'messageId' | 'from' | 'text' | 'html'> &
  Omit<EmailContent, 'site'> & {
    id: string
    /** By default that of all mails. */
    from?: Sender
  }

/**
 * Makes a mail by adding the common parts. Answers go to the company unless the letter says
 * otherwise.
 */
export const toMail = (
  kind: string,
  { id, heading, greeting, parts, opening, preview, scheme, pictureAt, ...letter }: Letter,
  { site, from, domain }: MailContext,
): MailWithFiles => ({
  messageId: `${kind}-${id}@${domain}`,
  from,
  replyTo: site.email,
  ...letter,
  ...renderEmail({ site, heading, greeting, parts, opening, preview, scheme, pictureAt }),
})

/** `told`: ids of the requests that a digest lists. */
export type Draft = { write: (context: MailContext) => Letter; told?: readonly number[] }

export type MailKind = MailInQueue & {
  name?: string
  shownAs?: 'company' | 'visitor'
  /** The mail goes to our own mailbox. Its rejection can be mended, so the mail is sent again. */
  isToCompany?: true
  /**
   * The mail goes to many, in a lane and at a pace of its own. Only a refusal of its recipient
   * (RCPT) is final; others can be mended, and would meet all recipients.
   */
  isBulk?: true
  /** Reads the facts of the mail; undefined if they were deleted or are no longer true. */
  find: (db: Queryable, row: OutboxRow) => Promise<Draft | undefined>
  /**
   * Stores results outside the row, in the same transaction. `error`: the mail is given up. Without
   * a draft there was nothing to send.
   */
  noted?: (
    tx: Queryable,
    row: OutboxRow,
    outcome: { draft: Draft | undefined; now: number; isFiled: boolean; error?: string },
  ) => Promise<void>
}

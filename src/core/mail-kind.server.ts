import { mailLogo } from '#src/contracts/content/mail-logo.ts'
import type { Queryable } from './database/connect.ts'
import type { MailInQueue, OutboxRow } from './database/outbox-rows.ts'
import type { MailWithFiles } from './mail/attach-files.ts'
import type { MailContext } from './mail/mail-context.ts'
import {
  type EmailContent,
  type EmailFact,
  type EmailPart,
  renderEmail,
} from './mail/messages/render-email.tsx'
import type { Sender } from './mail/transport.ts'

export type { EmailFact, EmailPart, MailContext }

/** Content and recipient of a mail. `id` is the same if the mail is sent again. */
export type Letter = Omit<MailWithFiles, 'messageId' | 'from' | 'bouncesTo' | 'text' | 'html'> &
  Omit<EmailContent, 'site' | 'brand' | 'labelled'> & {
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
  { id, lang, heading, greeting, parts, opening, preview, scheme, pictureAt, ...letter }: Letter,
  { site, brand, from, bouncesTo, domain, labelled }: MailContext,
): MailWithFiles => ({
  messageId: `${kind}-${id}@${domain}`,
  from,
  bouncesTo,
  replyTo: site.email,
  ...letter,
  // The company's logo, where it is no drawing of boxes.
  pictures: [...(letter.pictures ?? []), ...(brand.symbol.boxes.length === 0 ? [mailLogo] : [])],
  ...renderEmail({
    ...{ site, brand, lang, heading, greeting, parts, opening, preview, scheme, pictureAt },
    // Mails to staff are in English and name no language.
    ...(lang !== undefined && { labelled }),
  }),
})

/**
 * `language`: in which the letter is written; by default the company's first. `listed`: ids of the
 * requests that a digest lists.
 */
export type Draft = {
  write: (context: MailContext) => Letter
  language?: string | null
  listed?: readonly number[]
}

/** Why a mail is given up; `isOfAddress`: because its address does not exist. */
export type MailRefusal = { error?: string; isOfAddress?: boolean }

export type MailKind = MailInQueue & {
  name?: string
  /** The mail goes to our own mailbox, which is there: a refusal of its address can be mended. */
  isToCompany?: true
  /**
   * Line in which the mails wait, by default that of mails to the company or that of all others.
   * Mails of accounts, which people wait for, have one; so has the newsletter, with a pace.
   */
  line?: string
  /** Nobody should get the mail twice, so that staff decide after an unknown answer. */
  isSentOnce?: true
  /** Reads the facts of the mail; undefined if they were deleted or are no longer true. */
  find: (db: Queryable, row: OutboxRow) => Promise<Draft | undefined>
  /** Stores results outside the row, in the same transaction. Without a draft there was none. */
  noted?: (
    tx: Queryable,
    row: OutboxRow,
    outcome: { draft: Draft | undefined; now: number; isFiled: boolean } & MailRefusal,
  ) => Promise<void>
}

import { z } from 'zod'
import { lang, words } from '#src/content/words/words.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import { newsletterAddress } from '#src/contracts/staff/newsletter-addresses.ts'
import { say } from '#src/contracts/text/say.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { paced } from '#src/core/database/outbox-rows.ts'
import type { EmailPart, Letter, MailContext, MailKind } from '#src/core/mail-kind.server.ts'
import { accountMail, type MailWords, mailOwners } from '#src/staff/account-mail.server.ts'
import { findStaff } from '#src/staff/account-rows.server.ts'
import { findRecipient, noteRecipient } from './issue-rows.server.ts'
import { unsubscribeLink } from './newsletter-links.server.ts'

const letterFrame = z.object({ subject: z.string(), parts: z.array(z.object({})) })

/** An issue as it is sent, stored as JSON. */
export type IssueLetter = {
  subject: string
  preview: string
  opening: string
  heading: string
  parts: EmailPart[]
  /** The issue in other languages; what follows of a mail is in them too. */
  others?: Readonly<Record<string, IssueLetter>>
}

/**
 * Parses a letter as stored by this program; of its shape only what every letter has is checked.
 * @throws SyntaxError or ZodError for anything else
 */
export function readLetter(json: string): IssueLetter {
  const letter: IssueLetter = JSON.parse(json)
  letterFrame.parse(letter)
  return letter
}

/** Recipient without a subscription. None has this number, so the link in the mail cancels none. */
export const noSubscriber = { id: '0-0', to: '', subscriber: 0 }

/** @param recipient `id`: the same at each attempt */
export function writeIssue(
  { parts, others: _, ...letter }: IssueLetter,
  { subscriber, ...recipient }: typeof noSubscriber,
  context: MailContext,
): Letter {
  const { site, domain, newsletterFrom } = context
  const { why, unsubscribe } = words().mails.newsletterIssue
  const link = unsubscribeLink(context, { id: subscriber, email: recipient.to })
  return {
    ...letter,
    ...recipient,
    lang: lang(),
    from: newsletterFrom,
    unsubscribeLink: link,
    listId: `<newsletter.${domain}>`,
    parts: [
      ...parts,
      {
        isQuiet: true,
        prose: [
          say(why, { company: site.name }),
          ' ',
          { kind: 'link', href: link, children: [unsubscribe] },
        ],
      },
    ],
    pictures: parts.flatMap((part) => ('picture' in part ? [part.picture] : [])),
  }
}

const hour = 3_600_000
/** Milliseconds between attempts at an address, whose mailbox may be full for weeks. */
export const newsletterDelays = [hour / 4, hour, 4 * hour, 12 * hour]

/** An issue of the newsletter for a subscriber (decision 0080). */
export const newsletterIssue = {
  kind: 'newsletter-issue',
  priority: paced,
  line: 'newsletter',
  name: 'Issue of the newsletter',
  async find(db, { recipient_id }) {
    const found = recipient_id === null ? undefined : await findRecipient(db, recipient_id)
    if (!found?.letter || found.subscriber_id === null) return undefined
    const { letter, email: to, subscriber_id: subscriber, issue_id: issue } = found
    const recipient = { id: `${subscriber}-${issue}`, to, subscriber }
    const read = readLetter(letter)
    const own = ownValue(read.others, found.language ?? '')
    return {
      write: (context) => writeIssue(own ?? read, recipient, context),
      language: own ? found.language : null,
    }
  },
  async noted(tx, { recipient_id: recipient }, { draft, error, isOfAddress, now }) {
    if (recipient === null || (!draft && error === undefined)) return
    if (error === undefined) await noteRecipient(tx, recipient, { sent_at: now }, 'end')
    else {
      const refused = error.replace('RCPT ', '')
      await noteRecipient(tx, recipient, { refused }, isOfAddress ? 'add' : null)
    }
  },
} as const satisfies MailKind

/** An issue for the person who prepares it. */
export const newsletterTest = {
  kind: 'newsletter-test',
  priority: 1,
  async find(db, { id, staff_id, facts, created_at: createdAt }) {
    const staff = staff_id === null ? undefined : await findStaff(db, staff_id)
    if (!staff?.email || facts === null) return undefined
    const recipient = { ...noSubscriber, id: `${id}-${createdAt.toString(36)}`, to: staff.email }
    return { write: (context) => writeIssue(readLetter(facts), recipient, context) }
  },
} as const satisfies MailKind

const noticeFacts = z.object({
  heading: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
})
type Notice = z.infer<typeof noticeFacts>

export const noticeOfIssue = (
  { heading, facts }: Notice,
  { site, publicOrigin }: MailContext,
): MailWords => ({
  subject: `Newsletter of the ${site.name} website`,
  heading,
  parts: [
    { facts },
    ...(publicOrigin ? [{ label: 'Newsletter', link: `${publicOrigin}${newsletterAddress}` }] : []),
  ],
})

export const newsletterNotice = accountMail('account-newsletter', (facts) => {
  const notice = noticeFacts.parse(facts)
  return { words: (context) => noticeOfIssue(notice, context) }
})

/** Mails all owners what happens to an issue, in the transaction of the change. */
export const mailIssueNotice = (tx: Queryable, notice: Notice, now: number): Promise<void> =>
  mailOwners(tx, { mail: newsletterNotice, facts: notice, now })

import { z } from 'zod'
import { type ContentValue, contentValue } from '#src/contracts/content/content.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { EmailFact, EmailPart, MailContext } from '#src/core/mail-kind.server.ts'
import { accountMail, type MailWords, mailOwners, whenOf } from './account-mail.server.ts'

/** A change of products or webhooks: author, network, time, and changed fields in words. */
const changesFacts = z.object({
  editor: z.string(),
  network: z.string(),
  at: z.int(),
  changes: z.array(z.object({ place: z.string(), before: contentValue, after: contentValue })),
})
type ReportedChanges = z.infer<typeof changesFacts>

/** Maximum characters of a value; the history contains the whole value. */
const longestValue = 200

const mostChanges = 100

function inWords(value: ContentValue): string {
  if (value === null) return 'none'
  const words =
    typeof value === 'object' ? Object.values(value).map(inWords).join(', ') : String(value)
  return words.length > longestValue ? `${cutText(words, longestValue)}…` : words
}

/** Writes a change in words; long values are cut, and the history has them whole. */
export const changeInWords = (before: ContentValue, after: ContentValue): string =>
  `${inWords(before)} → ${inWords(after)}`

/** @param most changes that are listed */
export const listChanges = (changes: readonly EmailFact[], most: number): EmailPart[] => [
  { facts: changes.slice(0, most) },
  ...(changes.length > most
    ? [{ text: `And ${changes.length - most} more, which the history lists.` }]
    : []),
]

export function changesWords(
  { editor, network, at, changes }: ReportedChanges,
  context: MailContext,
): MailWords {
  const { site, publicOrigin } = context
  return {
    subject: `Prices, warranties, binding words or webhooks have changed on the ${site.name} website`,
    heading: 'Prices, warranties, binding words or webhooks have changed.',
    parts: [
      { text: `${editor} has changed this on the ${site.name} website:` },
      ...listChanges(
        changes.map(({ place, before, after }) => [place, changeInWords(before, after)]),
        mostChanges,
      ),
      {
        facts: [
          ['Network', network],
          ['When', whenOf(at)],
        ],
      },
      {
        text: 'If you know of it, there is nothing to do. If not, undo it in the history of the content or under Webhooks, and close that account.',
      },
      ...(publicOrigin
        ? [{ label: 'History', link: `${publicOrigin}/admin/content/history` }]
        : []),
    ],
  }
}

export const reportedChanges = accountMail('account-destinations-changed', (facts) => {
  const change = changesFacts.parse(facts)
  return { words: (context) => changesWords(change, context) }
})

/**
 * Mails owners what they hear of at once. To be called in the transaction of the change.
 */
export const mailReportedChanges = (tx: Queryable, change: ReportedChanges): Promise<void> =>
  mailOwners(tx, { mail: reportedChanges, facts: change, now: change.at })

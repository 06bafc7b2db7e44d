import { z } from 'zod'
import { type ContentValue, contentValue } from '#src/contracts/content/content.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import type { MailContext } from '#src/core/mail-kind.server.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { accountMail, mailAccount, type Words, whenOf } from '#src/staff/account-mail.server.ts'
import { listOwners } from '#src/staff/account-rows.server.ts'

/** A publication or a change of webhooks: author, network, time, and changed fields in words. */
const changesFacts = z.object({
  editor: z.string(),
  network: z.string(),
  at: z.int(),
  changes: z.array(z.object({ place: z.string(), before: contentValue, after: contentValue })),
})
export type PublishedChanges = z.infer<typeof changesFacts>

/** Maximum characters of a value; the history contains the whole value. */
const longestValue = 200

const mostChanges = 100

function inWords(value: ContentValue): string {
  if (value === null) return 'none'
  const words =
    typeof value === 'object' ? Object.values(value).map(inWords).join(', ') : String(value)
  return words.length > longestValue ? `${cutText(words, longestValue)}…` : words
}

export function changesWords(
  { editor, network, at, changes }: PublishedChanges,
  context: MailContext,
): Words {
  const { site, publicOrigin } = context
  return {
    subject: `Owners’ fields, prices or webhooks have changed on the ${site.name} website`,
    heading: 'Fields of owners, prices or webhooks have changed.',
    parts: [
      { text: `${editor} has changed this on the ${site.name} website:` },
      {
        facts: changes
          .slice(0, mostChanges)
          .map(({ place, before, after }) => [place, `${inWords(before)} → ${inWords(after)}`]),
      },
      ...(changes.length > mostChanges
        ? [{ text: `And ${changes.length - mostChanges} more, which the history lists.` }]
        : []),
      {
        facts: [
          ['Network', network],
          ['When', whenOf(at, context)],
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

export const ownerChanges = accountMail('account-destinations-changed', (facts) => {
  const change = changesFacts.parse(facts)
  return { words: (context) => changesWords(change, context) }
})

/**
 * Mails owners the published changes of their fields. To be called in the transaction of the
 * publication.
 */
export async function mailOwnerChanges(tx: Queryable, change: PublishedChanges): Promise<void> {
  for (const owner of await listOwners(tx))
    await mailAccount(tx, ownerChanges, owner, change, change.at)
}

import { z } from 'zod'
import type { Queryable } from '#src/core/database/connect.ts'
import type { MailContext } from '#src/core/mail-kind.server.ts'
import { accountMail, type MailWords, mailOwners, whenOf } from '#src/staff/account-mail.server.ts'
import { listChanges } from '#src/staff/reported-changes.server.ts'

/** Maximum number of publications and of changes that a mail lists. */
export const mostPublications = 50
const mostChanges = 500

/** Publications since the last mail, with the changed fields in words. */
const publishedFacts = z.object({
  publications: z.array(
    z.object({
      editor: z.string(),
      at: z.int(),
      summary: z.string(),
      /** Each with its place. */
      changes: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
  /** Number of publications that are not listed. */
  more: z.int(),
})
export type PublishedChange = z.infer<typeof publishedFacts>

export function publishedWords(
  { publications, more }: PublishedChange,
  context: MailContext,
): MailWords {
  const { site, publicOrigin } = context
  return {
    subject: `What was published on the ${site.name} website`,
    heading: 'This was published since the last mail.',
    parts: [
      ...publications.flatMap(({ editor, at, summary, changes }) => [
        { text: `${editor}, ${whenOf(at)}${summary && `: ${summary}`}` },
        ...listChanges(changes, Math.floor(mostChanges / publications.length)),
      ]),
      ...(more > 0 ? [{ text: `And ${more} more publications, which the history lists.` }] : []),
      { text: 'If something should not be so, undo it in the history of the content.' },
      ...(publicOrigin
        ? [{ label: 'History', link: `${publicOrigin}/admin/content/history` }]
        : []),
    ],
  }
}

export const published = accountMail('account-published', (facts) => {
  const all = publishedFacts.parse(facts)
  return { words: (context) => publishedWords(all, context) }
})

export const mailPublished = (tx: Queryable, facts: PublishedChange, now: number): Promise<void> =>
  mailOwners(tx, { mail: published, facts, now })

import { z } from 'zod'
import type { MailContext } from '#src/core/mail-kind.server.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { accountMail, mailAccount, type Words, whenOf } from '#src/staff/account-mail.server.ts'
import { listOwners } from '#src/staff/account-rows.server.ts'

const askedFacts = z.object({ by: z.string(), at: z.int(), path: z.string(), label: z.string() })
type OwnerAsked = z.infer<typeof askedFacts>

export function ownerAskedWords({ by, at, path, label }: OwnerAsked, context: MailContext): Words {
  const { site, publicOrigin } = context
  return {
    subject: `${by} asks you to publish a change on the ${site.name} website`,
    heading: 'A draft waits for you.',
    parts: [
      { text: `${by} has prepared a change that only an owner publishes:` },
      {
        facts: [
          ['Entry', label],
          ['When', whenOf(at, context)],
        ],
      },
      ...(publicOrigin
        ? [
            {
              label: 'Look at it, and publish it',
              link: `${publicOrigin}/admin/content/publish?${new URLSearchParams({ entry: path })}`,
            },
          ]
        : []),
      {
        text: 'Visitors see it once you have published it. A mail about an entry comes once a day at most.',
      },
    ],
  }
}

export const ownerAsked = accountMail('account-owner-asked', (facts) => {
  const asked = askedFacts.parse(facts)
  return { words: (context) => ownerAskedWords(asked, context) }
})

export async function mailOwnersAsked(tx: Queryable, asked: OwnerAsked): Promise<void> {
  for (const owner of await listOwners(tx))
    await mailAccount(tx, ownerAsked, owner, asked, asked.at)
}

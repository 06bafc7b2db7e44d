import { z } from 'zod'
import { openingAddress } from '#src/contracts/opening-address.ts'
import type { MailContext } from '#src/core/mail-kind.server.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { accountMail, mailAccount, type Words, whenOf } from '#src/staff/account-mail.server.ts'
import { listOwners } from '#src/staff/account-rows.server.ts'

const askedFacts = z.object({ by: z.string(), at: z.int(), values: z.array(z.string()) })
type ValuesAsked = z.infer<typeof askedFacts>

export function askedWords({ by, at, values }: ValuesAsked, context: MailContext): Words {
  const { site, publicOrigin } = context
  return {
    subject: `Values wait for you on the ${site.name} website`,
    heading: 'A pro-forma waits for you.',
    parts: [
      {
        text: `${by} could not send a pro-forma, because these values are missing or still examples. An owner gives or confirms them:`,
      },
      {
        facts: [
          ...values.map((value): [string, string] => [value, 'missing or an example']),
          ['When', whenOf(at, context)],
        ],
      },
      ...(publicOrigin
        ? [{ label: 'Before you open', link: `${publicOrigin}${openingAddress}` }]
        : []),
      { text: 'Until then no pro-forma is sent. This mail comes once a day at most.' },
    ],
  }
}

export const valuesAsked = accountMail('account-values-asked', (facts) => {
  const asked = askedFacts.parse(facts)
  return { words: (context) => askedWords(asked, context) }
})

/** Asks owners by mail for values. @returns whether any owner has an address */
export async function mailValuesAsked(tx: Queryable, asked: ValuesAsked): Promise<boolean> {
  const owners = (await listOwners(tx)).filter(({ email }) => email)
  for (const owner of owners) await mailAccount(tx, valuesAsked, owner, asked, asked.at)
  return owners.length > 0
}

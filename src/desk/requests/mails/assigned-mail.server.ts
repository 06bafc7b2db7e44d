import { z } from 'zod'
import type { Queryable } from '#src/core/database/connect.ts'
import type { MailContext } from '#src/core/mail-kind.server.ts'
import { accountMail, type MailWords, mailAccount, whenOf } from '#src/staff/account-mail.server.ts'
import { findStaffByName } from '#src/staff/account-rows.server.ts'

/** Numbers of the requests only, because a mailbox keeps longer than the site. */
const assignedFacts = z.object({ by: z.string(), at: z.int(), ids: z.array(z.int()) })
export type Assigned = z.infer<typeof assignedFacts>

/** Maximum number of requests that a mail names. */
const named = 10

export function assignedWords({ by, at, ids }: Assigned, context: MailContext): MailWords {
  const { site, publicOrigin } = context
  const what = ids.length === 1 ? 'A contact is' : `${ids.length} contacts are`
  const more = ids.length > named ? `, and ${ids.length - named} more` : ''
  const list = ids
    .slice(0, named)
    .map((id) => `#${id}`)
    .join(', ')
  return {
    subject: `${what} assigned to you on the ${site.name} website`,
    heading: `${what} assigned to you.`,
    parts: [
      {
        facts: [
          [ids.length === 1 ? 'Contact' : 'Contacts', `${list}${more}`],
          ['By', by],
          ['When', whenOf(at)],
        ],
      },
      ...(publicOrigin
        ? [{ label: 'Your contacts', link: `${publicOrigin}/admin/dashboard?work=mine` }]
        : []),
    ],
  }
}

export const requestAssigned = accountMail('contact-assigned', (facts) => {
  const assigned = assignedFacts.parse(facts)
  return { words: (context) => assignedWords(assigned, context) }
})

/** Tells an account by one mail which requests it has been given, unless it took them itself. */
export async function mailAssigned(
  tx: Queryable,
  assignee: string,
  assigned: Assigned,
): Promise<void> {
  const account = assignee === assigned.by ? undefined : await findStaffByName(tx, assignee)
  if (account)
    await mailAccount(tx, account, { mail: requestAssigned, facts: assigned, now: assigned.at })
}

import { z } from 'zod'
import { newsletterAddress } from '#src/contracts/staff/newsletter.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { listOwners } from '#src/server/database/staff.ts'
import { accountMail, mailAccount, type Words, whenOf } from './account-mail.ts'
import type { MailContext } from './mail-kind.ts'

const noticeFacts = z.object({
  heading: z.string(),
  at: z.int(),
  facts: z.array(z.tuple([z.string(), z.string()])),
})
type Notice = z.infer<typeof noticeFacts>

export const noticeOfIssue = ({ heading, at, facts }: Notice, context: MailContext): Words => ({
  subject: `Newsletter of the ${context.site.name} website`,
  heading,
  parts: [
    { facts: [...facts, ['When', whenOf(at, context)]] },
    ...(context.publicOrigin
      ? [{ label: 'Newsletter', link: `${context.publicOrigin}${newsletterAddress}` }]
      : []),
  ],
})

export const newsletterNotice = accountMail('account-newsletter', (facts) => {
  const notice = noticeFacts.parse(facts)
  return { words: (context) => noticeOfIssue(notice, context) }
})

/** Tells all owners what happens to an issue, in the transaction of the change. */
export async function mailIssueNotice(tx: Queryable, notice: Notice): Promise<void> {
  for (const owner of await listOwners(tx))
    await mailAccount(tx, newsletterNotice, owner, notice, notice.at)
}

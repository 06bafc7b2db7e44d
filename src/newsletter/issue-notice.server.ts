import { z } from 'zod'
import { newsletterAddress } from '#src/contracts/staff/newsletter.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { listOwners } from '#src/server/database/staff.ts'
import { accountMail, mailAccount, type Words } from './account-mail.ts'
import type { MailContext } from './mail-kind.ts'

const noticeFacts = z.object({
  heading: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
})
type Notice = z.infer<typeof noticeFacts>

export const noticeOfIssue = (
  { heading, facts }: Notice,
  { site, publicOrigin }: MailContext,
): Words => ({
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

/** Tells all owners what happens to an issue, in the transaction of the change. */
export async function mailIssueNotice(tx: Queryable, notice: Notice, now: number): Promise<void> {
  for (const owner of await listOwners(tx))
    await mailAccount(tx, newsletterNotice, owner, notice, now)
}

import { z } from 'zod'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { MailContext } from '#src/core/mail-kind.server.ts'
import { accountMail, type MailWords, staffAreaOf } from '#src/staff/account-mail.server.ts'
import { accountLinkAddress, findAccountLinkById } from './account-links.server.ts'

/**
 * `origin`: origin of the owner's request, for sites without a configured one; missing in rows of
 * an earlier version.
 */
const linkFacts = z.object({ link: z.int(), origin: z.string().nullish() })
export type LinkFacts = z.infer<typeof linkFacts>

const hours = staffLimits.accountLinkMs / 3_600_000
const linkEnds = `The link works once, and ends ${hours} hours after it was made.`

type LinkWords = (context: MailContext, link: string, name: string) => MailWords

export const invitationWords: LinkWords = (context, link, name) => ({
  subject: `Your account for ${staffAreaOf(context)}`,
  heading: 'Choose your password.',
  parts: [
    {
      text: `An owner has made an account for you in ${staffAreaOf(context)}. Your name there is: ${name}`,
    },
    { label: 'Choose a password', link },
    {
      text: `${linkEnds} If you do not expect it, do nothing: nobody can use the account without it.`,
    },
  ],
})

export const recoveryWords: LinkWords = (context, link) => ({
  subject: `A new password for ${staffAreaOf(context)}`,
  heading: 'Choose a new password.',
  parts: [
    {
      text: `An owner has made a link by which you choose a new password for ${staffAreaOf(context)}. The old one does not work any more.`,
    },
    { label: 'Choose a new password', link },
    { text: `${linkEnds} If you did not ask for it, ask an owner why it was made.` },
  ],
})

const linkMail = <const Kind extends string>(kind: Kind, words: LinkWords) =>
  accountMail(kind, async (facts, { name }, db) => {
    const { link: id, origin } = linkFacts.parse(facts)
    const link = await findAccountLinkById(db, id)
    // The token is only signed when the mail is written, so that it is never stored.
    return (
      link && {
        words: (context) =>
          words(
            context,
            accountLinkAddress(context.secret, link, context.publicOrigin ?? origin ?? ''),
            name,
          ),
      }
    )
  })

export const invitation = linkMail('account-invitation', invitationWords)
export const recovery = linkMail('account-recovery', recoveryWords)

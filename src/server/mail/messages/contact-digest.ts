import { flagReasons } from '#src/contracts/flags.ts'
import { limits } from '#src/contracts/limits.ts'
import type { Mail } from '../transport.ts'
import type { MailContext } from './context.ts'
import { type EmailFact, renderEmail } from './render-email.tsx'

/** Flagged contact requests that the company has not been told of. */
export type ContactDigest = { id: number; contacts: { id: number; reference: string; flags: string[] }[] }

/** Tells the company of all flagged requests since the last digest, by reference and reason; what was typed is in the staff area. */
export function contactDigest({ id, contacts }: ContactDigest, { site, from, to, origin, domain }: MailContext): Mail {
  const count = contacts.length
  const heading = count === 1 ? 'One contact request looks unusual.' : `${count} contact requests look unusual.`
  const reasons = [
    ...Map.groupBy(
      contacts.flatMap(({ flags }) => flags),
      String,
    ),
  ]
    .map(([flag, all]): EmailFact => [`${all.length} of them`, flagReasons([flag])])
    .sort(([one], [other]) => Number.parseInt(other, 10) - Number.parseInt(one, 10))
  const named = contacts.slice(0, limits.digest.named)
  return {
    // With the last request: a digest that was tried before may tell of more by now.
    messageId: `contact-digest-${id}-${contacts.at(-1)?.id ?? 0}@${domain}`,
    from,
    to,
    subject: `[check] ${heading.replace(/\.$/, '')}`,
    ...renderEmail({
      site,
      heading,
      parts: [
        {
          text: `They are stored, and marked as flagged. One of them may be a real request, so please look. What stays flagged is deleted after ${limits.retention.flaggedDays} days.`,
        },
        { label: 'Flagged requests', link: `${origin}/admin/dashboard?state=flagged` },
        ...(count > 1 ? [{ facts: reasons }] : []),
        { facts: named.map(({ reference, flags }): EmailFact => [reference, flagReasons(flags)]) },
        ...(count > named.length ? [{ text: `And ${count - named.length} more.` }] : []),
      ],
    }),
  }
}

import { limits } from '#src/contracts/limits.ts'
import type { SubscriberRecord } from '#src/contracts/records.ts'
import type { Mail } from '../transport.ts'
import type { MailContext } from './context.ts'
import { renderEmail } from './render-email.tsx'

/** Asks for confirmation of a subscription. @param askedAt when the form asked for it, in milliseconds */
export function newsletterConfirmation(subscriber: SubscriberRecord, askedAt: number, { site, from, domain, links }: MailContext): Mail {
  return {
    messageId: `newsletter-confirmation-${subscriber.id}-${askedAt.toString(36)}@${domain}`,
    from,
    to: subscriber.email,
    replyTo: site.email,
    subject: `Confirm the ${site.name} newsletter`,
    ...renderEmail({
      site,
      heading: 'Confirm your subscription.',
      greeting: 'Hello,',
      parts: [
        { text: `You asked for the ${site.name} newsletter. Open this link and press the button to confirm.` },
        { label: 'Confirm the subscription', link: links.confirm(subscriber.id, askedAt) },
        {
          text: `The link is valid for ${limits.newsletter.confirmDays} days. If you didn’t ask for it, ignore this e-mail: you won’t be subscribed, and we’ll delete the address.`,
        },
      ],
    }),
  }
}

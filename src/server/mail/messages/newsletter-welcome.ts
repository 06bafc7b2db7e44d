import type { SubscriberRecord } from '#src/contracts/records.ts'
import type { Mail } from '../transport.ts'
import type { MailContext } from './context.ts'
import { renderEmail } from './render-email.tsx'

/** Welcomes a new subscriber, with the unsubscribe link for people whose address was entered by somebody else. */
export function newsletterWelcome(subscriber: SubscriberRecord, { site, from, domain, unsubscribeLink }: MailContext): Mail {
  const link = unsubscribeLink(subscriber.id)
  return {
    messageId: `newsletter-welcome-${subscriber.id}-${Date.parse(subscriber.subscribedAt).toString(36)}@${domain}`,
    from,
    to: subscriber.email,
    replyTo: site.email,
    subject: `You subscribed to the ${site.name} newsletter`,
    unsubscribeLink: link,
    ...renderEmail({
      site,
      heading: 'One letter a month.',
      greeting: 'Hello,',
      parts: [
        { text: `This address is now on the list of the ${site.name} newsletter. You get one letter a month.` },
        { text: 'To end it, now or at any time, open this link and press the button.' },
        { label: 'End the subscription', link },
        { text: 'If you did not ask for it, someone typed your address. The link puts that right; we then delete the address.' },
      ],
    }),
  }
}

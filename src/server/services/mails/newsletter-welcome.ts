import type { SubscriberRecord } from '#src/contracts/records.ts'
import type { Mail } from '../transport.ts'
import type { MailContext } from './context.ts'
import { renderEmail } from './render-email.tsx'

/** Welcomes a subscriber who has confirmed the address, with the unsubscribe link for people whose address a stranger entered. */
export function newsletterWelcome(subscriber: SubscriberRecord, { site, from, domain, links }: MailContext): Mail {
  const link = links.unsubscribe(subscriber.id)
  return {
    messageId: `newsletter-welcome-${subscriber.id}-${Date.parse(subscriber.subscribedAt).toString(36)}@${domain}`,
    from,
    to: subscriber.email,
    replyTo: site.email,
    subject: `You subscribed to the ${site.name} newsletter`,
    unsubscribeLink: link,
    ...renderEmail({
      site,
      heading: 'Welcome to our newsletter.',
      greeting: 'Hello,',
      parts: [
        { text: `You’re subscribed to the ${site.name} newsletter: one useful measurement a month, by e-mail.` },
        { text: 'To unsubscribe at any time, open this link and press the button.' },
        { label: 'Unsubscribe', link },
        { text: 'If you didn’t ask for it, someone typed your address. Unsubscribe and we’ll delete it.' },
      ],
    }),
  }
}

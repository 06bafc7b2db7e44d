import type { SubscriberRow } from '../../database/subscribers.ts'
import type { Mail } from '../transport.ts'
import type { MailContext } from './context.ts'

/** Greets a new subscriber with the link that ends it: for a stranger who typed somebody's address, the mail is of no use. */
export function newsletterWelcome(subscriber: SubscriberRow, { site, from, domain, unsubscribeLink }: MailContext): Mail {
  const link = unsubscribeLink(subscriber.id)
  return {
    messageId: `newsletter-welcome-${subscriber.id}-${subscriber.subscribed_at.toString(36)}@${domain}`,
    from,
    to: subscriber.email,
    replyTo: site.email,
    subject: `You subscribed to the ${site.name} newsletter`,
    unsubscribeLink: link,
    text: [
      'Hello,',
      '',
      `This address is now on the list of the ${site.name} newsletter. You get one letter a month.`,
      '',
      'To end it, now or at any time, open this link and press the button:',
      link,
      '',
      `If you did not ask for it, someone typed your address. The link puts that right; we then delete the address.`,
      '',
      site.name,
      `${site.address.street}, ${site.address.city}, ${site.address.country}`,
    ].join('\n'),
  }
}

import type { SubscriberRecord } from '#src/contracts/contact/records.ts'
import { findSubscriber } from '#src/server/database/subscribers.ts'
import { toSubscriberRecord } from '../records/subscriber-record.ts'
import type { Letter, MailContext, MailKind } from './mail-kind.ts'

export function writeWelcome(
  { id, email, subscribedAt }: SubscriberRecord,
  { site, links }: MailContext,
): Letter {
  const link = links.unsubscribe(id)
  return {
    id: `${id}-${Date.parse(subscribedAt).toString(36)}`,
    to: email,
    subject: `You subscribed to the ${site.name} newsletter`,
    unsubscribeLink: link,
    heading: 'Welcome to our newsletter.',
    greeting: 'Hello,',
    parts: [
      {
        text: `You’re subscribed to the ${site.name} newsletter: one useful measurement a month, by e-mail.`,
      },
      { text: 'To unsubscribe at any time, open this link and press the button.' },
      { label: 'Unsubscribe', link },
      {
        text: 'If you didn’t ask for it, someone typed your address. Unsubscribe and we’ll delete it.',
      },
    ],
  }
}

/**
 * Welcomes a confirmed subscriber, with the unsubscribe link in case a stranger entered the
 * address.
 */
export const newsletterWelcome = {
  kind: 'newsletter-welcome',
  priority: 2,
  name: 'Welcome to the newsletter',
  async find(db, { subscriber_id }) {
    const subscriber = subscriber_id === null ? undefined : await findSubscriber(db, subscriber_id)
    return (
      subscriber && { write: (context) => writeWelcome(toSubscriberRecord(subscriber), context) }
    )
  },
} as const satisfies MailKind

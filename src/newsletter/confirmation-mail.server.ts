import type { SubscriberRecord } from '#src/contracts/contact/records.ts'
import { retention } from '#src/contracts/retention.ts'
import { findSubscriber } from '#src/server/database/subscribers.ts'
import { toSubscriberRecord } from '../records/subscriber-record.ts'
import type { Letter, MailContext, MailKind } from './mail-kind.ts'

export const writeConfirmation = (
  { id, email }: SubscriberRecord,
  askedAt: number,
  { site, links }: MailContext,
): Letter => ({
  id: `${id}-${askedAt.toString(36)}`,
  to: email,
  subject: `Confirm the ${site.name} newsletter`,
  heading: 'Confirm your subscription.',
  greeting: 'Hello,',
  parts: [
    {
      text: `You asked for the ${site.name} newsletter. Open this link and press the button to confirm.`,
    },
    { label: 'Confirm the subscription', link: links.confirm(id, askedAt) },
    {
      text: `The link is valid for ${retention.unconfirmedDays} days. If you didn’t ask for it, ignore this e-mail: you won’t be subscribed, and we’ll delete the address.`,
    },
  ],
})

export const newsletterConfirmation = {
  kind: 'newsletter-confirmation',
  priority: 2,
  name: 'Question whether the address is theirs',
  async find(db, { subscriber_id }) {
    const subscriber = subscriber_id === null ? undefined : await findSubscriber(db, subscriber_id)
    if (!subscriber || subscriber.confirmed_at !== null || subscriber.asked_at === null)
      return undefined
    const askedAt = subscriber.asked_at
    return {
      write: (context) => writeConfirmation(toSubscriberRecord(subscriber), askedAt, context),
    }
  },
} as const satisfies MailKind

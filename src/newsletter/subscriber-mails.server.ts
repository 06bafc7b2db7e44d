import { retention } from '#src/contracts/retention.ts'
import type { Letter, MailContext, MailKind } from '#src/core/mail-kind.server.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { confirmLink, unsubscribeLink } from './newsletter-links.server.ts'
import { findSubscriber, type SubscriberRow } from './subscriber-rows.server.ts'

export const writeConfirmation = (
  { id, email }: Pick<SubscriberRow, 'id' | 'email'>,
  askedAt: number,
  context: MailContext,
): Letter => ({
  id: `${id}-${askedAt.toString(36)}`,
  to: email,
  subject: `Confirm the ${context.site.name} newsletter`,
  heading: 'Confirm your subscription.',
  greeting: 'Hello,',
  parts: [
    {
      text: `You asked for the ${context.site.name} newsletter. Open this link and press the button to confirm.`,
    },
    { label: 'Confirm the subscription', link: confirmLink(context, id, askedAt) },
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
      write: (context) => writeConfirmation(subscriber, askedAt, context),
    }
  },
} as const satisfies MailKind

const { onSite: most, windowMs } = serverLimits.newsletter.confirmations
/** How many addresses are asked in a window, once all other mails are sent. */
export const confirmationPace = { kind: newsletterConfirmation.kind, most, windowMs }

export function writeWelcome(
  { id, email, subscribed_at: subscribedAt }: Pick<SubscriberRow, 'id' | 'email' | 'subscribed_at'>,
  context: MailContext,
): Letter {
  const { site } = context
  const link = unsubscribeLink(context, { id, email })
  return {
    id: `${id}-${subscribedAt.toString(36)}`,
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
    return subscriber && { write: (context) => writeWelcome(subscriber, context) }
  },
} as const satisfies MailKind

import { lang, words } from '#src/content/words/words.ts'
import { retention } from '#src/contracts/retention.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import type { Letter, MailContext, MailKind } from '#src/core/mail-kind.server.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { confirmLink, unsubscribeLink } from './newsletter-links.server.ts'
import { findSubscriber, type SubscriberRow } from './subscriber-rows.server.ts'

export function writeConfirmation(
  { id, email }: Pick<SubscriberRow, 'id' | 'email'>,
  askedAt: number,
  context: MailContext,
): Letter {
  const { hello, newsletterQuestion: question } = words().mails
  const company = context.site.name
  return {
    id: `${id}-${askedAt.toString(36)}`,
    to: email,
    lang: lang(),
    subject: say(question.subject, { company }),
    heading: question.heading,
    greeting: hello,
    parts: [
      { text: say(question.text, { company }) },
      { label: question.confirm, link: confirmLink(context, id, askedAt) },
      { text: sayCount(question.valid, retention.unconfirmedDays, {}, lang()) },
    ],
  }
}

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
      language: subscriber.language,
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
  const { hello, newsletterWelcome: welcome } = words().mails
  const company = context.site.name
  const link = unsubscribeLink(context, { id, email })
  return {
    id: `${id}-${subscribedAt.toString(36)}`,
    to: email,
    lang: lang(),
    subject: say(welcome.subject, { company }),
    unsubscribeLink: link,
    heading: welcome.heading,
    greeting: hello,
    parts: [
      { text: say(welcome.text, { company }) },
      { text: welcome.how },
      { label: welcome.unsubscribe, link },
      { text: welcome.notYou },
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
      subscriber && {
        language: subscriber.language,
        write: (context) => writeWelcome(subscriber, context),
      }
    )
  },
} as const satisfies MailKind

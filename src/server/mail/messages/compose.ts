import type { ContactRecord, SubscriberRecord } from '#src/contracts/records.ts'
import type { Mail } from '../transport.ts'
import { contactAcknowledgement } from './contact-acknowledgement.ts'
import { contactNotification } from './contact-notification.ts'
import type { MailContext } from './context.ts'
import { newsletterWelcome } from './newsletter-welcome.ts'

/** Which mail, and what it is about. */
export type MailSubject =
  | { kind: 'contact-notification' | 'contact-acknowledgement'; contact: ContactRecord }
  | { kind: 'newsletter-welcome'; subscriber: SubscriberRecord }

const contactMessages = { 'contact-notification': contactNotification, 'contact-acknowledgement': contactAcknowledgement }

/** Gives the function that writes the mail of an outbox row. */
export const composeWith =
  (context: MailContext) =>
  (subject: MailSubject): Mail =>
    subject.kind === 'newsletter-welcome'
      ? newsletterWelcome(subject.subscriber, context)
      : contactMessages[subject.kind](subject.contact, context)

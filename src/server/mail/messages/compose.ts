import type { ContactRow } from '../../database/contacts.ts'
import type { OutboxRow } from '../../database/outbox.ts'
import type { Mail } from '../transport.ts'
import { contactAcknowledgement } from './contact-acknowledgement.ts'
import { contactNotification } from './contact-notification.ts'
import type { MailContext } from './context.ts'

const messages = { 'contact-notification': contactNotification, 'contact-acknowledgement': contactAcknowledgement }

/** Gives the function that writes the mail of an outbox row. */
export const composeWith =
  (context: MailContext) =>
  (kind: OutboxRow['kind'], contact: ContactRow): Mail =>
    messages[kind](contact, context)

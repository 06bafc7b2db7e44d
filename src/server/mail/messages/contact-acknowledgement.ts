import type { ContactRecord } from '#src/contracts/records.ts'
import type { Mail } from '../transport.ts'
import type { MailContext } from './context.ts'
import { renderEmail } from './render-email.tsx'

/** Confirms a contact request to the visitor. Repeats nothing of what was typed, so that it cannot carry a stranger's text. */
export function contactAcknowledgement(contact: ContactRecord, { site, from, domain }: MailContext): Mail {
  return {
    messageId: `contact-acknowledgement-${contact.reference}@${domain}`,
    from,
    to: contact.businessEmail,
    replyTo: site.email,
    subject: `We have your message (${contact.reference})`,
    ...renderEmail({
      site,
      heading: 'Your message has arrived.',
      greeting: `Hello,\n\nYour message to ${site.name} has arrived.`,
      parts: [
        {
          facts: [
            ['Reference', contact.reference],
            ['Messages are read', site.hours.text],
            ['If it is urgent', `call ${site.phone} and name the reference`],
          ],
        },
        {
          text: `If you did not write to us, someone typed your address by mistake; tell us at ${site.privacyEmail} and we delete it.`,
        },
      ],
    }),
  }
}

import { whatsAppAddress, whatsAppWords } from '#src/content/settings/whatsapp.ts'
import type { ContactRecord } from '#src/contracts/records.ts'
import type { Mail } from '../transport.ts'
import type { MailContext } from './context.ts'
import { renderEmail } from './render-email.tsx'

/**
 * Confirms a contact request to the visitor. Repeats nothing of what was typed, so that it cannot carry a stranger's text.
 * @param availability what happens to the products that the request lists; empty where it lists none
 */
export function contactAcknowledgement(contact: ContactRecord, availability: string, { site, from, domain }: MailContext): Mail {
  const whatsApp = whatsAppAddress(site, whatsAppWords().aboutRequest, { reference: contact.reference })
  return {
    messageId: `contact-acknowledgement-${contact.reference}@${domain}`,
    from,
    to: contact.businessEmail,
    replyTo: site.email,
    subject: `We have your message (${contact.reference})`,
    ...renderEmail({
      site,
      heading: 'We have your message.',
      greeting: `Hello,\n\nThank you for writing to ${site.name}. We have your message.`,
      parts: [
        {
          facts: [
            ['Reference', contact.reference],
            ['When we answer', `within one working day (${site.hours.text})`],
            ['If it’s urgent', `call ${site.phone} and name the reference`],
          ],
        },
        ...(availability ? [{ text: availability }] : []),
        ...(whatsApp ? [{ label: whatsAppWords().link, link: whatsApp }] : []),
        {
          text: `If you didn’t write to us, someone may have typed your address by mistake. Tell us at ${site.privacyEmail} and we’ll delete it.`,
        },
      ],
    }),
  }
}

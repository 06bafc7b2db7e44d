import { whatsAppAddress, whatsAppWords } from '#src/content/settings/whatsapp.ts'
import type { ContactRecord } from '#src/contracts/records.ts'
import type { Mail } from '../transport.ts'
import type { MailContext } from './context.ts'
import { renderEmail } from './render-email.tsx'

/** Of a product that a request lists. `bytes`: of its PDF, null where that has not been made. */
export type MailedDatasheet = { name: string; href: string; bytes: number | null }
/** The products that a request lists: what happens to them, empty where it lists none. */
export type ListedInMail = { availability: string; datasheets: readonly MailedDatasheet[] }

const sizeOf = (bytes: number | null) => (bytes === null ? 'PDF' : `PDF, ${Math.ceil(bytes / 1000)} kB`)

/** Confirms a contact request to the visitor. Repeats nothing of what was typed, so that it cannot carry a stranger's text. */
export function contactAcknowledgement(
  contact: ContactRecord,
  { availability, datasheets }: ListedInMail,
  { site, origin, from, domain }: MailContext,
): Mail {
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
        ...(datasheets.length > 0
          ? [
              { text: 'Datasheets of the products on your list:' },
              { links: datasheets.map(({ name, href, bytes }) => ({ label: `${name} (${sizeOf(bytes)})`, href: origin + href })) },
            ]
          : []),
        ...(whatsApp ? [{ label: whatsAppWords().link, link: whatsApp }] : []),
        {
          text: `If you didn’t write to us, someone may have typed your address by mistake. Tell us at ${site.privacyEmail} and we’ll delete it.`,
        },
      ],
    }),
  }
}

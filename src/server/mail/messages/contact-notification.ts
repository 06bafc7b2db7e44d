import type { ContactRow } from '../../database/contacts.ts'
import type { Mail } from '../transport.ts'
import type { MailContext } from './context.ts'
import { type Part, renderEmail } from './render-email.tsx'

/** Tells the company of a contact request; an answer to it goes to the visitor. */
export function contactNotification(contact: ContactRow, { site, from, to, origin, domain }: MailContext): Mail {
  const name = `${contact.first_name} ${contact.last_name}`
  const submitted = new Intl.DateTimeFormat(site.locale, { dateStyle: 'full', timeStyle: 'short', timeZone: site.timeZone })
  const parts: Part[] = [
    {
      facts: [
        ['Reference', contact.reference],
        ['Name', name],
        ['Company', contact.company || '(none given)'],
        ['Phone', contact.phone],
        ['Business email', contact.business_email],
        ['Submitted', `${submitted.format(contact.submitted_at)} (${site.timeZone})`],
        ["Visitor's time zone", contact.time_zone ?? 'unknown'],
        ['Newsletter', contact.marketing === 1 ? 'yes' : 'no'],
        ...(contact.flags ? ([['Unusual about it', contact.flags.replaceAll(',', ', ')]] satisfies [string, string][]) : []),
      ],
    },
    { quote: contact.message },
    { label: 'All requests', link: `${origin}/admin/dashboard` },
  ]
  return {
    messageId: `contact-notification-${contact.reference}@${domain}`,
    from,
    to,
    replyTo: contact.business_email,
    subject: `${contact.flags ? '[check] ' : ''}Contact request ${contact.reference} from ${name}`,
    ...renderEmail({ site, heading: `Contact #${contact.id}`, parts }),
  }
}

import type { ContactRecord } from '#src/contracts/contact/records.ts'

/** Characters of the visitor's message that a reply quotes: mail programs cut longer links. */
const quoted = 1200

/** Link that opens a reply in the mail program, with the reference in its subject and the message quoted. */
export function replyLink({ businessEmail, firstName, reference, message }: ContactRecord, company: string): string {
  // Never half of a letter outside the basic plane, such as an emoji: a link cannot hold it, and the page would break on it.
  const text = message.length > quoted ? `${message.slice(0, quoted).replace(/[\ud800-\udbff]$/, '')}…` : message
  const body = `Dear ${firstName},\n\n\n\n${text.replace(/^/gm, '> ')}\n`
  // RFC 6068 wants CRLF, and %20 where a query would write +.
  const query = { subject: `Your message to ${company}, reference ${reference}`, body: body.replace(/\n/g, '\r\n') }
  const address = encodeURIComponent(businessEmail).replace('%40', '@')
  return `mailto:${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}

/** Link that dials a number as it was typed; the (0) of "+44 (0)20" is not dialled from abroad. */
export function phoneLink(phone: string): string {
  const isInternational = /^\s*(\+|00)/.test(phone)
  const digits = (isInternational ? phone.replace(/\(0\)/, '') : phone).replace(/\D/g, '')
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`
}

import { cutText } from '#src/contracts/cut-text.ts'
import type { RequestRecord, StaffRequest } from '../request-records.ts'
import { type Desk, fillWords, replyWordsFor } from './desk.ts'

/**
 * Maximum number of quoted characters of the message, because mail programs cut off longer links.
 */
const quoted = 1200

export function replyLink(
  request: RequestRecord,
  desk: Pick<Desk, 'company' | 'words' | 'wordsIn'>,
): string {
  const { company } = desk
  const words = replyWordsFor(request, desk)
  const { businessEmail, reference, message } = request
  const text = message.length > quoted ? `${cutText(message, quoted)}…` : message
  const body = `${fillWords(words.greeting, request, company)}\n\n\n\n${text.replace(/^/gm, '> ')}\n`
  // RFC 6068 requires CRLF, and %20 for a space.
  const begun = fillWords(words.subject, request, company)
  const subject = encodeURIComponent(`${begun} (${reference})`)
  const address = encodeURIComponent(businessEmail).replace('%40', '@')
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`
}

/**
 * Returns a link to call a number.
 * @returns undefined for a request whose number is not sure
 */
export const phoneLink = ({
  phoneToDial,
}: Pick<StaffRequest, 'phoneToDial'>): string | undefined =>
  phoneToDial === '' ? undefined : `tel:${phoneToDial.replace(/[^+\d]/g, '')}`

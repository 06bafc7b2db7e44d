import { cutText } from '#src/contracts/cut-text.ts'
import type { StaffRequest } from '../request-records.ts'
import { type Desk, replyWordsFor, sayToPerson } from './desk.ts'

/**
 * Maximum number of quoted characters of the message, because mail programs cut off longer links.
 */
const quoted = 1200

const quote = (text: string) => `${text.replace(/^/gm, '> ')}\n`

/** Quotes what the customer has asked about an offer, to be answered below it; empty for nothing. */
export const quoteQuestions = ({ openQuestions }: Pick<StaffRequest, 'openQuestions'>): string =>
  openQuestions.map((question) => `${quote(question)}\n`).join('')

export function replyLink(
  request: StaffRequest,
  desk: Pick<Desk, 'company' | 'words' | 'wordsIn'>,
): string {
  const { company } = desk
  const words = replyWordsFor(request, desk)
  const { businessEmail, reference, message, openQuestions } = request
  const said = openQuestions.length > 0 ? openQuestions.join('\n\n') : message
  const text = said.length > quoted ? `${cutText(said, quoted)}…` : said
  const body = `${sayToPerson(words.greeting, request, company)}\n\n\n\n${quote(text)}`
  // RFC 6068 requires CRLF, and %20 for a space.
  const begun = sayToPerson(words.subject, request, company)
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

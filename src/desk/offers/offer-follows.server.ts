import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { shiftDay } from '#src/contracts/days.ts'
import { formatDay, isoDay } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { officeTime } from '#src/core/office-time.ts'
import { firstOf, splitSums, withoutStop } from './offer-sums.ts'
import type { ProFormaWords } from './stored-pro-forma.ts'

/**
 * Returns the day by which whoever accepts an offer reads that the invoice comes; null where the
 * office is closed for long. @param acceptedAt milliseconds
 */
export function promisedBy(acceptedAt: number): string | null {
  // A damaged row is no moment, and stops nobody.
  if (Number.isNaN(new Date(acceptedAt).getTime())) return null
  const office = officeTime(site())
  const day = office.promisedOn(acceptedAt)
  // Before the office opens that is the same day, which reads like no promise.
  return day === dayOf(acceptedAt)
    ? (office.promisedOn(office.startOf(shiftDay(day, 1))) ?? null)
    : (day ?? null)
}
const dayOf = (moment: number) => isoDay(new Date(moment), site().timeZone)

/**
 * Says what follows once an offer is accepted: who writes, by when by the office hours, what is to be
 * paid first, and the day of delivery as the offer says it. Empty for an offer of earlier versions,
 * which stored no terms. Once the day has come, no day is named.
 * @param acceptedAt milliseconds
 */
export function describeFollowing(
  sent: ProFormaWords,
  acceptedAt: number,
  now = Date.now(),
): string {
  const { given } = sent
  if (!given) return ''
  const { follows, followsSoon, followsEstimates } = words().offer.answers
  const split = splitSums(sent, site().locale)
  const payment = withoutStop(given.payment)
  const paper = words().papers.proForma
  const first = firstOf(sent, site().locale, paper).map(([name, amount]) => `${name}: ${amount}`)
  const paid = split ? say(paper.paymentOfFirm, { sum: split.firm, payment }) : payment
  const terms = {
    payment: [withoutStop(paid), ...first].join('. '),
    delivery: withoutStop(given.delivery),
  }
  const day = promisedBy(acceptedAt)
  const said =
    day && day > dayOf(now)
      ? say(follows, { ...terms, day: formatDay(day, site().locale, 'full') })
      : say(followsSoon, terms)
  return given.lines.some(({ isEstimate }) => isEstimate) ? `${said} ${followsEstimates}` : said
}

import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { shiftDay } from '#src/contracts/days.ts'
import { formatDay, isoDay } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { officeTime } from '#src/core/office-time.ts'
import type { ProForma } from './form/pro-forma-form.ts'
import { firstOf, type Pair, paymentOf, withoutStop } from './offer-sums.ts'
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

type All = { all: string; hasLater: boolean }

/** Says what comes of exact prices and of what is firm in their order. @param number of the order */
export function describeAll(number: string, { all, hasLater }: All): string {
  const said = say(words().offer.answers.exactAll, { number, all })
  return hasLater ? `${said} ${words().papers.proForma.laterExtra}` : said
}

type Prices = {
  /** Whether the exact prices of its estimates were sent. */
  isPriced?: boolean
  /** What all comes to, and is paid first of each, once they hold. `number`: of the exact prices. */
  held?: {
    number: string
    all: string
    first: { of: string; exact: string; all: string } | null
  } | null
}

/**
 * Says what follows once an offer is accepted: by when we write, by the office hours, what is to be
 * paid first, the day of delivery as the offer says it, and when the exact prices of its estimates
 * come. Empty for an offer of earlier versions, which stored no terms. Once the day has come, no day
 * is named.
 * @param acceptedAt milliseconds
 * @param now milliseconds
 */
export function describeFollowing(
  sent: ProFormaWords,
  acceptedAt: number,
  { isPriced = false, held = null, now = Date.now() }: Prices & { now?: number } = {},
): Pair[] {
  const { given } = sent
  if (!given) return []
  const { follows } = words().offer
  const { locale } = site()
  const paper = words().papers.proForma
  const day = promisedBy(acceptedAt)
  const isAhead = day !== null && day > dayOf(now)
  return [
    [
      follows.invoice,
      isAhead
        ? say(follows.invoiceBy, { day: formatDay(day, locale, 'full') })
        : follows.invoiceSoon,
    ],
    ...(held
      ? payOfAll(given, held)
      : [
          [paper.payment, paymentOf(given, locale, paper)] satisfies Pair,
          ...firstOf(sent, locale, paper),
        ]),
    // Exact prices belong to a delivery that is agreed already.
    ...(given.exactFor ? [] : [[paper.delivery, given.delivery] satisfies Pair]),
    ...(!isPriced && given.lines.some(({ isEstimate }) => isEstimate)
      ? [[follows.exactPrices, follows.exactPricesMeans] satisfies Pair]
      : []),
    [follows.questions, follows.questionsMeans],
  ]
}

/** How all is paid, once the exact prices of the estimates hold. */
function payOfAll(
  { payment }: ProForma,
  { number, all, first }: NonNullable<Prices['held']>,
): Pair[] {
  const paper = words().papers.proForma
  const { firstOfBoth } = words().offer.follows
  return [
    [paper.payment, say(paper.paymentOfAll, { sum: all, payment: withoutStop(payment) })],
    ...(first === null
      ? []
      : [[paper.first, say(firstOfBoth, { ...first, number })] satisfies Pair]),
  ]
}

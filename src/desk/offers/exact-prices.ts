import { formatUnits } from '#src/contracts/formats.ts'
import type { QuoteLine } from '#src/contracts/quote/quote-line.ts'
import { type Estimates, estimatesOf, isWithin } from './estimates.ts'
import { type ProForma, sumProForma } from './form/pro-forma-form.ts'
import { notWithCustomer } from './offer-life.ts'
import { isOrdered } from './orders.ts'
import type { ProFormaRecord } from './sent-pro-forma.ts'

const keyOf = ({ kind, id, name }: QuoteLine) => JSON.stringify([kind, id, name])

/** Names the estimated lines of an accepted offer that exact prices leave out. */
export function missingExact(exact: ProForma, accepted: ProForma): string[] {
  const priced = new Set(exact.lines.map(keyOf))
  return accepted.lines.flatMap((line) =>
    line.isEstimate && !priced.has(keyOf(line)) ? [line.name] : [],
  )
}

/**
 * Whether exact prices are what their customer has accepted as estimates: the same items, no more of
 * each, firm, and on the same terms. Of anything else, such as a line that the seller has added, its
 * customer has accepted nothing yet.
 */
function isOfEstimates(exact: ProForma | null, accepted: ProForma | null): boolean {
  if (!exact || !accepted || exact.later) return false
  const isOnTerms =
    exact.payment === accepted.payment &&
    exact.delivery === accepted.delivery &&
    (exact.firstShare ?? accepted.firstShare) === accepted.firstShare
  const [given, estimated] = [
    addItems(exact),
    addItems({ ...accepted, lines: accepted.lines.filter(({ isEstimate }) => isEstimate) }),
  ]
  const isAmong = [...given].every(([key, { quantity, total }]) => {
    const was = estimated.get(key)
    if (!was || quantity > was.quantity) return false
    // Of fewer none may cost more than before.
    return quantity === was.quantity || total * was.quantity <= was.total * quantity
  })
  const isFirm = exact.lines.every(({ isEstimate }) => !isEstimate)
  return isOnTerms && isFirm && isAmong && missingExact(exact, accepted).length === 0
}

/** Adds quantity and total of each item, in the smallest unit of the currency. */
function addItems(proForma: ProForma) {
  const items = new Map<string, { quantity: number; total: number }>()
  for (const line of sumProForma(proForma).lines) {
    const before = items.get(keyOf(line))
    items.set(keyOf(line), {
      quantity: (before?.quantity ?? 0) + Number(line.quantity),
      total: (before?.total ?? 0) + (line.total ?? 0),
    })
  }
  return items
}

type Priced = ProFormaRecord & { words: { given: ProForma | null } }

/** The offer whose exact prices its customer has accepted, or staff have ordered, of those of another. */
export const countedExact = <One extends ProFormaRecord>(of: string, offers: readonly One[]) =>
  offers.find((one) => one.exactFor === of && isOrdered(one))

/**
 * Whether the customer of an accepted offer has accepted these exact prices with its estimates.
 * @param accepted its lines and terms; null for one of an earlier version
 */
export function isAgreedWith(
  exact: ProForma | null,
  { first, accepted }: { first: ProFormaRecord; accepted: ProForma | null },
): boolean {
  const sums = exact && { currency: exact.currency, gross: sumProForma(exact).gross }
  return isWithin(sums ?? undefined, estimatesOf(first)) && isOfEstimates(exact, accepted)
}
const isAccepted = (exact: Priced, first: Priced) =>
  isAgreedWith(exact.words.given, { first, accepted: first.words.given })

/**
 * Whether exact prices hold without another answer: they are of the estimates of an order, within
 * what was accepted there, and neither withdrawn nor replaced by others.
 * @param offers all of their request
 */
export function isAgreedExact(exact: Priced, offers: readonly Priced[]): boolean {
  const first = offers.find(({ number }) => number === exact.exactFor)
  if (!first || !isOrdered(first) || !isAccepted(exact, first)) return false
  const other = countedExact(first.number, offers)
  return other
    ? other.number === exact.number
    : !['withdrawn', 'replaced', 'unconfirmed'].includes(exact.state)
}

/** Whether exact prices hold without another answer, and have come to their customer. */
export const isHeldExact = (exact: Priced, offers: readonly Priced[]): boolean =>
  !notWithCustomer.includes(exact.state) && isAgreedExact(exact, offers)

/**
 * Asks staff for the exact prices of the estimates in an offer.
 * @param accepted the offer, of which `given` has its lines; null for one of an earlier version
 */
export function askExactPrices(
  { number, given }: { number: string; given: ProForma | null },
  { currency, estimated, atMost }: Estimates,
  locale: string,
): string {
  const money = (units: number) => formatUnits(units, { locale, currency })
  const limit =
    atMost === null
      ? ''
      : `, and were to be at most ${money(atMost)}. Up to that these items are accepted already, and the prices hold once they are sent: the offer then says that they are paid as in ${number}, on the day that you agree. Above that, and of a line, a quantity or terms that you change, the customer has agreed to nothing yet: say why in the mail`
  const were = given ? sumProForma(given).lines.filter(({ isEstimate }) => isEstimate) : []
  const each = were.map(
    ({ name, quantity, unit, total }) =>
      `${quantity} × ${name} for ${total === null ? '—' : money(total)}${Number(quantity) === 1 || unit === null ? '' : `, ${money(unit)} each`}`,
  )
  const list = each.length > 0 ? ` The estimates were: ${each.join('; ')}.` : ''
  const kept = given?.discount && 'percent' in given.discount ? given.discount.percent : null
  const discount = kept ? ` Their discount of ${kept}% is kept below.` : ''
  return `Type the exact price of each line.${list}${discount} With tax, the estimates in ${number} are ${money(estimated)}${limit}. This offer names that, and ${number} stays as it was accepted.`
}

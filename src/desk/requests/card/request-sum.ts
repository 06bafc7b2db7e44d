import { formatUnits } from '#src/contracts/formats.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { ordersOf, sumOfOrders } from '#src/desk/offers/orders.ts'
import { sumOfOffer } from '#src/desk/offers/pro-formas.ts'
import type { StaffRequest } from '../request-records.ts'

/**
 * Writes what a request is about in money, with tax: what its customer has accepted, or else was
 * offered last, or else has asked for, with what of that has no price yet. Empty if it has no sum.
 */
export function sumOfRequest(
  { quote, proFormas }: Pick<StaffRequest, 'quote' | 'proFormas'>,
  locale: string,
): string {
  const orders = ordersOf(proFormas)
  const offer = proFormas.at(-1)
  const offered =
    orders.length > 0 ? sumOfOrders(orders, locale) : offer ? sumOfOffer(offer, locale) : ''
  if (offered !== '' || !quote) return offered
  const { gross, without } = sumQuote(quote.lines, quote.terms)
  return [
    gross > 0 && formatUnits(gross, { locale, currency: quote.terms.currency }),
    without.length > 0 && `${without.length} on request`,
  ]
    .filter(Boolean)
    .join(' + ')
}

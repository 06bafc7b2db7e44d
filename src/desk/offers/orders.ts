import { formatList } from '#src/contracts/formats.ts'
import { sumOfOffer } from './pro-formas.ts'
import type { OfferOfRequest, ProFormaRecord } from './sent-pro-forma.ts'

export type OrderSum = Pick<ProFormaRecord, 'gross' | 'estimated' | 'atMost' | 'currency'>

/** Whether its customer has accepted an offer, or staff have won the request with it. */
export const isOrdered = ({ accepted, state }: ProFormaRecord) =>
  accepted !== null || state === 'won'

/** Finds the exact prices of the estimates of an order that staff have written, unless they have ended. */
export const findWritten = (of: string, offers: readonly OfferOfRequest[]) =>
  offers
    .filter(({ exactFor }) => exactFor === of)
    .filter((one) => isOrdered(one) || one.isHeld || (one.isOpen && one.state !== 'declined'))
    .at(-1)

/** Lists the orders whose estimates staff have not given their exact prices. */
export const listUnpriced = (offers: readonly OfferOfRequest[]): OfferOfRequest[] =>
  offers.filter((one) => isOrdered(one) && one.estimated > 0 && !findWritten(one.number, offers))

/**
 * Lists what is ordered: the offers that their customer has accepted, or with which staff have won
 * the request, and exact prices that hold. Of one whose estimates another order has priced, only what
 * is firm is left.
 */
export function ordersOf<One extends OfferOfRequest>(proFormas: readonly One[]): One[] {
  const orders = proFormas.filter((one) => isOrdered(one) || one.isHeld)
  return orders.map((order) => {
    const isPriced = orders.some(({ exactFor }) => exactFor === order.number)
    if (!isPriced || order.gross === null || order.gross === 0) return order
    const firm = order.gross - order.estimated
    const worth = order.worth === null ? null : Math.round((order.worth * firm) / order.gross)
    return { ...order, gross: firm, estimated: 0, atMost: null, worth }
  })
}

/** What orders are worth together, in whole units of the company's currency; null if one has no worth. */
export const worthOf = (orders: readonly ProFormaRecord[]): number | null =>
  orders.reduce<number | null>(
    (sum, { worth }) => (sum === null || worth === null ? null : sum + worth),
    0,
  )

/**
 * What is won with an offer, in whole units of the company's currency; with exact prices, with what
 * is firm in their order too.
 */
export function worthWith(number: string | null, offers: readonly OfferOfRequest[]): number | null {
  const won = offers.find((one) => one.number === number)
  if (!won?.exactFor) return won?.worth ?? null
  return worthOf(ordersOf(offers.map((one) => (one === won ? { ...one, state: 'won' } : one))))
}

/** Adds the orders in a currency. */
export function addOrders(orders: readonly ProFormaRecord[], currency: string | null): OrderSum {
  const some = orders.filter((order) => order.currency === currency)
  const add = (of: (order: ProFormaRecord) => number | null) =>
    some.reduce((sum, order) => sum + (of(order) ?? 0), 0)
  const hasSum = some.some(({ gross }) => gross !== null)
  return {
    ...{ currency, gross: hasSum ? add(({ gross }) => gross) : null },
    ...{ estimated: add((one) => one.estimated), atMost: add((one) => one.atMost ?? one.gross) },
  }
}

/** Writes the sum of orders, by currency; of several with their numbers. */
export function sumOfOrders(orders: readonly ProFormaRecord[], locale: string): string {
  const sums = [...new Set(orders.map(({ currency }) => currency))].map((currency) =>
    sumOfOffer(addOrders(orders, currency), locale),
  )
  const numbers = orders.map(({ number }) => number)
  return [
    sums.filter(Boolean).join(' + '),
    orders.length > 1 && `in ${formatList(numbers, 'conjunction', locale)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

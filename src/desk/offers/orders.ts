import { formatList } from '#src/contracts/formats.ts'
import { sumOfOffer } from './pro-formas.ts'
import type { ProFormaRecord } from './sent-pro-forma.ts'

/**
 * Lists what is ordered: the offers that their customer has accepted, or with which staff have won
 * the request. Of one whose estimates another order has priced, only what is firm is left.
 */
export function ordersOf(proFormas: readonly ProFormaRecord[]): ProFormaRecord[] {
  const orders = proFormas.filter(({ accepted, state }) => accepted !== null || state === 'won')
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

/** Writes the sum of orders, by currency; of several with their numbers. */
export function sumOfOrders(orders: readonly ProFormaRecord[], locale: string): string {
  const sums = [...new Set(orders.map(({ currency }) => currency))].map((currency) => {
    const some = orders.filter((order) => order.currency === currency)
    const add = (of: (order: ProFormaRecord) => number | null) =>
      some.reduce((sum, order) => sum + (of(order) ?? 0), 0)
    const hasSum = some.some(({ gross }) => gross !== null)
    return sumOfOffer(
      {
        ...{ currency, gross: hasSum ? add(({ gross }) => gross) : null },
        ...{
          estimated: add((one) => one.estimated),
          atMost: add((one) => one.atMost ?? one.gross),
        },
      },
      locale,
    )
  })
  const numbers = orders.map(({ number }) => number)
  return [
    sums.filter(Boolean).join(' + '),
    orders.length > 1 && `in ${formatList(numbers, 'conjunction', locale)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

import { formatList, formatUnits } from '#src/contracts/formats.ts'
import type { QuoteLine } from '#src/contracts/quote/quote-line.ts'
import type { ProForma } from './form/pro-forma-form.ts'
import { sumOfOffer } from './pro-formas.ts'
import type { Estimates, ProFormaRecord } from './sent-pro-forma.ts'

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

/** What the estimates of an offer come to, and are to be at most; undefined where none is. */
export function estimatesOf(
  offer: Pick<ProFormaRecord, 'currency' | 'gross' | 'estimated' | 'atMost'> | undefined,
): Estimates | undefined {
  const { currency = null, gross = null, estimated = 0, atMost = null } = offer ?? {}
  if (currency === null || gross === null || atMost === null) return undefined
  const firm = gross - estimated
  // Without a limit only what is firm is owed.
  return { currency, estimated, atMost: atMost > firm ? atMost - firm : null }
}

/** Whether exact prices are at most what was accepted with the estimates. */
export const isWithin = (
  exact: Pick<ProFormaRecord, 'currency' | 'gross'> | undefined,
  was: Estimates | undefined,
): boolean =>
  was?.currency === exact?.currency &&
  typeof was?.atMost === 'number' &&
  typeof exact?.gross === 'number' &&
  exact.gross <= was.atMost

/**
 * Whether exact prices are of the estimated items alone. Of anything else, such as a line that the
 * seller has added, its customer has accepted nothing yet.
 */
export function isOfEstimates(exact: ProForma | null, accepted: ProForma | null): boolean {
  if (!exact || !accepted || exact.later) return false
  const keyOf = ({ kind, id, name }: QuoteLine) => JSON.stringify([kind, id, name])
  const estimated = new Set(accepted.lines.filter((line) => line.isEstimate).map(keyOf))
  return exact.lines.every((line) => estimated.has(keyOf(line)))
}

/** Asks staff for the exact prices of the estimates in an offer. @param number of that offer */
export function askExactPrices(
  number: string,
  { currency, estimated, atMost }: Estimates,
  locale: string,
): string {
  const money = (units: number) => formatUnits(units, { locale, currency })
  const limit =
    atMost === null
      ? ''
      : `, and were to be at most ${money(atMost)}. Up to that these items are accepted already: mark the offer ordered once it is sent. Above that the customer has agreed to nothing yet: say why in the mail`
  return `Type the exact price of each line. With tax, the estimates in ${number} are ${money(estimated)}${limit}. This offer names that, and ${number} stays as it was accepted.`
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

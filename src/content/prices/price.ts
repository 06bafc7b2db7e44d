import { formatAmount, isForeign, type Money, withDecimals } from '#src/contracts/formats.ts'
import type { Phrases } from '../schemas/words/phrases.ts'

export type Price = {
  text: string
  /**
   * The amount and its currency (ISO 4217), which structured data may quote; absent if the price is
   * on request.
   */
  offer?: { price: string; currency: string }
}

const decimalsIn = (amount: string) => amount.split('.')[1]?.length ?? 0

/**
 * Writes an amount of a list with the decimals that another of them has: `349.00` beside `289.00`.
 * @param all the amounts of the list, as they are written
 */
function amongAmounts(amount: string, all: Iterable<string>): string {
  const most = Math.max(decimalsIn(amount), ...Array.from(all, decimalsIn))
  return Number(amount).toFixed(most)
}

/**
 * How a price is shown (spec.md §9 Prices; product-decisions.md, Prices).
 * @param amount with its decimals: `120`, `29.00`
 * @param all amounts of the list in which it stands
 */
export function priceOf(
  amount: string | undefined,
  money: Money,
  { prices }: Pick<Phrases, 'prices'>,
  all: Iterable<string> = [],
): Price {
  if (amount === undefined || isForeign(money)) return { text: prices.alone }
  const text = formatAmount(amongAmounts(amount, all), money)
  return { text, offer: { price: withDecimals(amount, money.currency), currency: money.currency } }
}

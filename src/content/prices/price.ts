import { formatAmount, isForeign, type Money } from '#src/contracts/formats.ts'
import type { Phrases } from '../schemas/words/phrases.ts'

export type Price = {
  text: string
  /**
   * The amount and its currency (ISO 4217), which structured data may quote; absent if the price is
   * on request.
   */
  offer?: { price: string; currency: string }
}

/**
 * How a price is shown (spec.md §9 Prices; product-decisions.md, Prices).
 * @param amount with its decimals: `120`, `29.00`
 */
export function priceOf(
  amount: string | undefined,
  money: Money,
  { prices }: Pick<Phrases, 'prices'>,
): Price {
  if (amount === undefined || isForeign(money)) return { text: prices.alone }
  return { text: formatAmount(amount, money), offer: { price: amount, currency: money.currency } }
}

import { formatAmount, isForeign, type Money } from '#src/contracts/formats.ts'

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
export function priceOf(amount: string | undefined, money: Money): Price {
  if (amount === undefined || isForeign(money)) return { text: 'Price on request' }
  return { text: formatAmount(amount, money), offer: { price: amount, currency: money.currency } }
}

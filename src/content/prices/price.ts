import { formatAmount, isForeign, type Money } from '#src/contracts/formats.ts'

export type Price = {
  /** As it is shown. */
  text: string
  /** The amount and its currency (ISO 4217), which structured data may quote; absent where the price is on request. */
  offer?: { price: string; currency: string }
}

/**
 * How a product's price is shown (spec.md §9 Prices; product-decisions.md, Prices).
 * @param amount in the catalogue's currency, with as many decimals as it is shown with: `120`, `29.00`
 * @param money of the company; its currency is that of the catalogue
 */
export function priceOf(amount: string | undefined, money: Money): Price {
  if (amount === undefined || isForeign(money)) return { text: 'Price on request' }
  return { text: formatAmount(amount, money), offer: { price: amount, currency: money.currency } }
}

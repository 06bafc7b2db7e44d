export type Price = {
  /** As the catalogue has it. */
  text: string
  note?: string
  /** The amount and its currency, where the currency is known: the only case structured data may quote. */
  offer?: { price: string; currency: string }
}

/**
 * How a product's price is shown (spec.md §9 Prices, decisions.md Prices).
 * @param amount `$120`, an amount without a currency such as `29.00`, or undefined
 */
export function priceOf(amount: string | undefined): Price {
  if (amount === undefined) return { text: 'Price on request' }
  const dollars = /^\$(\d+(?:\.\d+)?)$/.exec(amount)?.[1]
  if (dollars !== undefined) return { text: amount, offer: { price: dollars, currency: 'USD' } }
  return { text: amount, note: 'currency confirmed on your quote' }
}

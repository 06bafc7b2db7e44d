import { site } from '#content/site.ts'

export type Price = {
  /** As it is shown. */
  text: string
  /** The amount and its currency (ISO 4217), which structured data may quote; absent where the price is on request. */
  offer?: { price: string; currency: string }
}

/**
 * How a product's price is shown (spec.md §9 Prices; product-decisions.md, Prices).
 * @param amount in the catalogue's currency, with as many decimals as it is shown with: `120`, `29.00`
 * @param currency of the catalogue, by default the company's
 */
export function priceOf(amount: string | undefined, currency: string = site.currency): Price {
  if (amount === undefined) return { text: 'Price on request' }
  const decimals = amount.split('.')[1]?.length ?? 0
  const written = new Intl.NumberFormat(site.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return { text: written.format(Number(amount)), offer: { price: amount, currency } }
}

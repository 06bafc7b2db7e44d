import { site } from '#src/company/site.ts'
import type { Company } from './company-schema.ts'

export type Price = {
  /** As it is shown. */
  text: string
  /** The amount and its currency (ISO 4217), which structured data may quote; absent where the price is on request. */
  offer?: { price: string; currency: string }
}

/**
 * How a product's price is shown (spec.md §9 Prices; product-decisions.md, Prices).
 * @param amount in the catalogue's currency, with as many decimals as it is shown with: `120`, `29.00`
 * @param company its currency is that of the catalogue
 */
export function priceOf(amount: string | undefined, { currency, locale }: Pick<Company, 'currency' | 'locale'> = site): Price {
  if (amount === undefined) return { text: 'Price on request' }
  const decimals = amount.split('.')[1]?.length ?? 0
  const write = (currencyDisplay: 'narrowSymbol' | 'code') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(Number(amount))
  const short = write('narrowSymbol')
  // Signs made of letters, such as RF or CFA, are known to few abroad: the code says the same to everybody.
  return { text: /\p{L}/u.test(short) ? write('code') : short, offer: { price: amount, currency } }
}

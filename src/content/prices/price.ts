import { formatAmount } from '#src/contracts/formats.ts'
import type { Company } from '../schemas/company-schema.ts'

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
export function priceOf(amount: string | undefined, { currency, locale }: Pick<Company, 'currency' | 'locale'>): Price {
  if (amount === undefined) return { text: 'Price on request' }
  return { text: formatAmount(amount, { locale, currency }), offer: { price: amount, currency } }
}

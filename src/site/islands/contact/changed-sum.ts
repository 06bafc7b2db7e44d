import { formatUnits } from '#src/contracts/formats.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'

type Shown = { gross: number; terms: { currency: string; locale: string } }

/**
 * Writes the sum that the form showed, if the request was stored with another: prices, their rate or
 * what is sold may have changed since the page was opened. @returns null if it is the same
 */
export function changedSum({ gross, terms }: Shown, quote: StoredQuote): string | null {
  const isSame =
    quote.terms.currency === terms.currency && sumQuote(quote.lines, quote.terms).gross === gross
  return isSame || gross === 0 ? null : formatUnits(gross, terms)
}

import { decimalsOf, formatBriefly, formatUnits } from '../formats.ts'
import type { Sentence } from '../text/say.ts'
import { formatSpoken } from './spoken-amount.ts'

export type Rounding = {
  locale: string
  currency: string
  /** Step in whole units; null for the exact sum. */
  roundTo: number | null
  /** Such as `{amount} million`. */
  million: Sentence<'amount'>
}

/**
 * Writes a sum as people say it: `₦261,000`, `₦1.7 million`. No other code may round sums.
 * @param units in the currency's smallest unit
 */
export function aboutSum(units: number, { locale, currency, roundTo, million }: Rounding): string {
  if (roundTo === null) return formatBriefly(units, { locale, currency })
  const step = roundTo * 10 ** decimalsOf(currency)
  return formatSpoken(Math.round(units / step) * roundTo, { locale, currency }, million)
}

/**
 * Returns what writes the sums of one list as `aboutSum` does, all with the same decimals: `$180.00`
 * beside `$954.17`.
 * @param all the sums of the list, in the currency's smallest unit
 */
export function sumWriter(all: readonly number[], rounding: Rounding): (units: number) => string {
  const { locale, currency, roundTo } = rounding
  const hasFraction = all.some((units) => units % 10 ** decimalsOf(currency) !== 0)
  return (units) =>
    roundTo === null && hasFraction
      ? formatUnits(units, { locale, currency })
      : aboutSum(units, rounding)
}

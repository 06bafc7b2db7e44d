import { formatAmount, type Money } from '../formats.ts'
import { type Sentence, say } from '../text/say.ts'

/**
 * Writes an amount for sentences: `₦20,100`, `₦945,000`, `₦1.7 million`. Below a million it is
 * rounded to three digits, otherwise to a tenth of a million, halves up.
 * @param value in whole units
 * @param million such as `{amount} million`; the slot is the figure, without its currency
 */
export function formatSpoken(
  value: number,
  money: Omit<Money, 'pricedIn'>,
  million: Sentence<'amount'>,
): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2)
  const rounded = Math.round(value / step) * step
  if (rounded < 1e6) return formatAmount(String(rounded), money)
  const millions = Math.round(value / 1e5) / 10
  // Where the currency follows, it follows the million too: `1,7 million ₦`.
  return formatAmount(String(millions), money, (amount) => say(million, { amount }))
}

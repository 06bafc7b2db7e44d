import type { instrumentTerms } from '#src/content/instrument.ts'
import { formatCents, formatNumber, formatSpoken } from '#src/contracts/formats.ts'
import { convert } from '#src/model/site-cost.ts'

export type Terms = ReturnType<typeof instrumentTerms>

/**
 * Formats cents in the company's local currency, as people say it: ₦1.69 million; undefined if the
 * catalogue uses that currency.
 */
export const localIn = (terms: Terms) => (cents: number) =>
  terms.local &&
  formatSpoken(convert(cents, terms.local), {
    locale: terms.locale,
    currency: terms.local.currency,
  })

/** Formats cents in the local currency, with the amount in the catalogue's currency in brackets. */
export const amountIn = (terms: Terms) => (cents: number) => {
  const [local, catalogue] = [localIn(terms)(cents), formatCents(cents, terms)]
  return local === undefined ? catalogue : `${local} (${catalogue})`
}

/** Id of the line under the totals that shows the text `guide`. */
export const guideId = 'guide-of-sums'

/** Formats minutes: below an hour as minutes, else as hours with at most one decimal. */
export const lengthOf = (minutes: number, locale: string) =>
  minutes < 60
    ? `${minutes}\u00a0min`
    : `${formatNumber(Math.round(minutes / 6) / 10, locale)}\u00a0h`

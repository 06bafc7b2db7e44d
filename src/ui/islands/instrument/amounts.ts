import { formatCents, formatNumber, formatSpoken, type Money } from '#src/contracts/formats.ts'
import type { SupplyBand } from '#src/model/choice.ts'
import { convert, type Tariff } from '#src/model/site-cost.ts'

export type Terms = Money & {
  bands: readonly SupplyBand[]
  tariff: Tariff
  /** Costs in cents that the totals leave out: an answered alarm call, and the gateway's next battery. */
  call: number
  battery: number
  /** The local currency, if it differs from the catalogue's currency. */
  local?: { currency: string; rate: number; roundTo: number } | undefined
  /** Whether the price of mobile data is a planning value. */
  isExample: boolean
  /** Text that says that the totals contain planning values, and that a quote replaces them. */
  guide: string
  availability: string
}

/** Formats cents in the company's local currency, as people say it: ₦1.69 million; undefined if the catalogue uses that currency. */
export const localIn = (terms: Terms) => (cents: number) =>
  terms.local && formatSpoken(convert(cents, terms.local), { locale: terms.locale, currency: terms.local.currency })

/** Formats cents in the local currency, with the amount in the catalogue's currency in brackets. */
export const amountIn = (terms: Terms) => (cents: number) => {
  const [local, catalogue] = [localIn(terms)(cents), formatCents(cents, terms)]
  return local === undefined ? catalogue : `${local} (${catalogue})`
}

/** Id of the line under the totals that shows the text `guide`. */
export const guideId = 'guide-of-sums'

/** Formats minutes: below an hour as minutes, else as hours with at most one decimal. */
export const lengthOf = (minutes: number, locale: string) =>
  minutes < 60 ? `${minutes}\u00a0min` : `${formatNumber(Math.round(minutes / 6) / 10, locale)}\u00a0h`

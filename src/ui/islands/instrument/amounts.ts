import { formatCents, formatNumber, formatSpoken, type Money } from '#src/contracts/formats.ts'
import type { SupplyBand } from '#src/model/choice.ts'
import { convert, type Tariff } from '#src/model/site-cost.ts'

export type Terms = Money & {
  bands: readonly SupplyBand[]
  tariff: Tariff
  /** Cents of what is not in the sums: an answered call, and the gateway's next battery. */
  call: number
  battery: number
  /** The local currency, where it is another one than the catalogue's. */
  local?: { currency: string; rate: number; roundTo: number } | undefined
  /** Whether the amount of the data is a planning value. */
  isExample: boolean
  /** What counts instead of such a value. */
  guide: string
  availability: string
}

/** Cents in the local currency, as people say it; undefined where the catalogue is in it. */
export const localIn = (terms: Terms) => (cents: number) =>
  terms.local && formatSpoken(convert(cents, terms.local), { locale: terms.locale, currency: terms.local.currency })

/** Cents in the local currency, with the catalogue's beside it. */
export const amountIn = (terms: Terms) => (cents: number) => {
  const [local, catalogue] = [localIn(terms)(cents), formatCents(cents, terms)]
  return local === undefined ? catalogue : `${local} (${catalogue})`
}

/** The line under the sums that says what counts instead of a planning value. */
export const guideId = 'guide-of-sums'

/** Hours with one decimal where they need it; minutes below an hour. */
export const lengthOf = (minutes: number, locale: string) =>
  minutes < 60 ? `${minutes}\u00a0min` : `${formatNumber(Math.round(minutes / 6) / 10, locale)}\u00a0h`

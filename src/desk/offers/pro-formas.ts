import { shiftDay } from '#src/contracts/days.ts'
import { formatDay, formatUnits } from '#src/contracts/formats.ts'

/** Prefix of the ids of the form's fields. */
export const proFormaForm = 'pro-forma'

/**
 * Prefixes of the field names of a line, followed by a number that stays with the line:
 * `quantity.0`. The order of the fields is the order of the lines. `of`: what the line sells.
 */
export const lineField = {
  text: 'text.',
  quantity: 'quantity.',
  price: 'price.',
  discount: 'discount.',
  /** `percent` or `amount`. */
  discountIn: 'discountIn.',
  of: 'of.',
  /** `firm` or `estimate`. */
  priceIs: 'priceIs.',
} as const

/** Fields of the discount of the whole. */
export const wholeDiscount = { value: 'discount', unit: 'discountIn' } as const

/** Lists the numbers of the lines in the order of their fields. */
export const lineNumbersOf = (values: object): string[] =>
  Object.keys(values).flatMap((name) => /^text\.(\d{1,4})$/.exec(name)?.[1] ?? [])

/** Writes what is to be paid; empty for one that an earlier version has sent. */
export const grossOf = (
  { gross, currency }: { gross: number | null; currency: string | null },
  locale: string,
): string => (gross === null || currency === null ? '' : formatUnits(gross, { locale, currency }))

/** What of an offer is an estimate, and what it costs at most. */
type SplitSum = Readonly<{
  gross: number | null
  estimated: number
  atMost: number | null
  currency: string | null
}>

/** Writes what of it is an estimate, and what is owed at most; empty where everything is firm. */
export const estimatedOf = (
  { estimated, atMost, currency }: Omit<SplitSum, 'gross'>,
  locale: string,
): string => {
  if (estimated === 0 || currency === null) return ''
  const money = (units: number) => formatUnits(units, { locale, currency })
  const most = atMost === null ? '' : `, owed at most ${money(atMost)}`
  return `of it estimated ${money(estimated)}${most}`
}

/** Writes what is to be paid, with what of it is an estimate: nobody reads the one without the other. */
export const sumOfOffer = (offer: SplitSum, locale: string): string =>
  [grossOf(offer, locale), estimatedOf(offer, locale)].filter(Boolean).join(', ')

/** Names for staff what the customer of an accepted offer was promised (words `offer.answers.follows`). */
export const promiseOf = (by: string | null, locale: string): string =>
  `invoice and day of delivery promised${by ? ` by ${formatDay(by, locale, 'full')}` : ''}`

/** Last day until which an offer of today can hold. */
export const lastValidDay = (today: string) => shiftDay(today, 2 * 365)

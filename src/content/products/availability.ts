import { formatMonth, formatNumber } from '#src/contracts/formats.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import type { Words } from '../collections/word-schemas.ts'
import { isOver } from '../reading/endings.ts'
import type { Availability } from '../schemas/availability-schema.ts'
import type { Company } from '../schemas/company-schema.ts'

type Locale = Pick<Company, 'locale'>
type AvailabilityWords = Words['products']['availability']
type Labels = AvailabilityWords['allProducts']
type Sold = Pick<Availability, 'availability' | 'leadDays' | 'deliveryMonth'>

/** Removes a month that is over, so that the date counts as unknown. @param today `2026-11-20` */
export function withoutPastMonth<Value extends Sold>(value: Value, today: string): Value {
  // A value without a past month is returned as the same object.
  if (value.deliveryMonth === undefined || !isOver(value.deliveryMonth, today)) return value
  const current = { ...value }
  delete current.deliveryMonth
  return current
}

export const isSold = ({ availability }: Pick<Sold, 'availability'>): boolean =>
  availability !== 'discontinued'

/** The label beside the price: `In stock`, `Made to order: 15 working days`. */
export function labelOf(
  { availability, leadDays, deliveryMonth }: Sold,
  { locale }: Locale,
  words: Labels,
): string {
  if (availability === 'made-to-order')
    return leadDays === undefined
      ? words.madeToOrder
      : sayCount(words.madeToOrderIn, leadDays, {}, locale)
  if (availability === 'pre-order')
    return deliveryMonth === undefined
      ? words.preOrder
      : say(words.preOrderFor, { month: formatMonth(deliveryMonth, locale) })
  return availability === 'discontinued' ? words.discontinued : words.inStock
}

/**
 * The label of several products together; empty without products.
 * @param labels those of the group, such as `All products in stock`
 */
export function labelOfAll(
  products: readonly Sold[],
  company: Locale,
  words: AvailabilityWords,
  labels: Labels = words,
): string {
  const [label = '', ...others] = new Set(
    products.map((product) => labelOf(product, company, labels)),
  )
  return others.length > 0 ? words.differing : label
}

/** The approval of a product: `NCC type approval, number 123`; undefined without one. */
export function approvalOf(
  { approval }: Pick<Availability, 'approval'>,
  { radioRegulator }: Pick<Company, 'radioRegulator'>,
  words: Words['products']['approval'],
): string | undefined {
  if (!approval) return undefined
  const { name, number, body = name ? undefined : radioRegulator?.short } = approval
  if (name)
    return body
      ? say(words.namedBy, { approval: name, body, number })
      : say(words.named, { approval: name, number })
  return body ? say(words.by, { body, number }) : say(words.plain, { number })
}

/** How long a product is repaired or replaced, and from which day; undefined without a warranty. */
export function warrantyOf(
  { warranty }: Pick<Availability, 'warranty'>,
  { locale }: Locale,
  words: Words['products']['warranty'],
): string | undefined {
  if (!warranty) return undefined
  const { months, batteryMonths, from } = warranty
  if (batteryMonths === undefined) return sayCount(words[from], months, {}, locale)
  const battery = formatNumber(batteryMonths, locale)
  return sayCount(words[`${from}AndBattery`], months, { battery }, locale)
}

import { formatMonth } from '#src/contracts/formats.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import type { Words } from '../collections/word-schemas.ts'
import { isOver } from '../reading/endings.ts'
import type { Availability } from '../schemas/availability-schema.ts'
import type { Company } from '../schemas/company-schema.ts'

type Locale = Pick<Company, 'locale'>
type AvailabilityWords = Words['products']['availability']
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
  words: AvailabilityWords,
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

const differing = 'Availability differs by product'

/** The label of several products together; empty without products. */
export function labelOfAll(
  products: readonly Sold[],
  company: Locale,
  words: AvailabilityWords,
): string {
  const [label = '', ...others] = new Set(
    products.map((product) => labelOf(product, company, words)),
  )
  return others.length > 0 ? differing : label
}

/** A label apart from what it is about, with its name: `All products in stock`. */
export const labelOfGroup = (group: string, label: string): string =>
  label === '' || label === differing
    ? label
    : `${group} ${label.charAt(0).toLowerCase()}${label.slice(1)}`

/** The approval of a product: `NCC type approval, number 123`; undefined without one. */
export function approvalOf(
  { approval }: Pick<Availability, 'approval'>,
  { radioRegulator }: Pick<Company, 'radioRegulator'>,
): string | undefined {
  if (!approval) return undefined
  const { name, number, body = name ? undefined : radioRegulator?.short } = approval
  return `${name ?? 'Type approval'}${body ? ` by ${body}` : ''}, number ${number}`
}

const starts = {
  handover: 'handover, or delivery if you fit it yourself',
  delivery: 'delivery',
} as const

/** How long a product is repaired or replaced, and from which day; undefined without a warranty. */
export function warrantyOf({ warranty }: Pick<Availability, 'warranty'>): string | undefined {
  if (!warranty) return undefined
  const { months, batteryMonths, from } = warranty
  const battery = batteryMonths === undefined ? '' : ` (${batteryMonths} for its battery)`
  return `${months} months from ${starts[from]}${battery}`
}

// Follows the owner's table of delivery while the order of a pro-forma changes.
import { formatUnits } from '#src/contracts/formats.ts'
import { type DeliveryTable, priceOfDelivery } from '#src/contracts/quote/delivery.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { lineField } from '../pro-formas.ts'
import { chargesDelivery } from './charged-delivery.ts'
import { cleanCurrency, convertPrice, pricingOf, readLines, readTyped } from './typed-lines.ts'

type Fields = Readonly<Record<string, string>>

/** What the table gives for the delivery of a form. */
type DeliveryByTable = {
  /** Number of its line. */
  at: string
  region: DeliveryTable['regions'][number]
  isFree: boolean
}

/**
 * @returns null without such a line, while a line cannot be read, and where staff charge the delivery
 * by a line of their own
 */
export function deliveryByTable(fields: Fields, table: DeliveryTable): DeliveryByTable | null {
  const pricing = pricingOf(fields, table.currency)
  const read = readLines(fields, {
    ...{ currency: cleanCurrency(fields['currency'] ?? ''), pricedIn: pricing.currency },
    isSent: false,
  })
  const goods = []
  let delivery: Omit<DeliveryByTable, 'isFree'> | null = null
  for (const { at, line } of read) {
    if (!line) return null
    const region = table.regions.find(({ id }) => line.kind === 'delivery' && line.id === id)
    if (region) delivery = { at, region }
    else if (chargesDelivery(line)) return null
    // A discount does not take from the order what makes its delivery free.
    else goods.push({ quantity: line.quantity, price: inCatalogue(line.price) })
  }
  function inCatalogue(price: string | null) {
    return price && (convertPrice(price, pricing, { currency: table.currency, rate: '1' }) || null)
  }
  return delivery && { ...delivery, isFree: priceOfDelivery(delivery.region, goods, table) === '0' }
}

const priceIn = (
  fields: Fields,
  { region, isFree }: DeliveryByTable,
  { currency }: DeliveryTable,
) =>
  convertPrice(isFree ? '0' : region.amount, { currency, rate: '1' }, pricingOf(fields, currency))

const isPriced = (fields: Fields, delivery: DeliveryByTable, table: DeliveryTable) => {
  const typed = readTyped(fields[`${lineField.price}${delivery.at}`], '')
  return 'digits' in typed && Number(typed.digits) === Number(priceIn(fields, delivery, table))
}

/**
 * Returns what the price of delivery becomes after a change of the order. What staff have typed
 * stays. @param before what the table gave then; null for a line that was added
 */
export function followDelivery(
  fields: Fields,
  before: DeliveryByTable | null,
  now: DeliveryByTable,
  table: DeliveryTable,
): string | null {
  const isSame = before?.at === now.at && before.region.id === now.region.id
  const had = { ...now, isFree: isSame && before.isFree }
  return had.isFree !== now.isFree && isPriced(fields, had, table)
    ? priceIn(fields, now, table)
    : null
}

/** Says what the table gives. */
export function describeDelivery(
  fields: Fields,
  { region, isFree }: DeliveryByTable,
  { currency }: DeliveryTable,
  locale: string,
): string {
  const pricing = pricingOf(fields, currency)
  const money = (price: string) => {
    const { net } = sumQuote([{ quantity: '1', price }], { ...pricing, vat: '0' })
    return formatUnits(net, { locale, currency: pricing.currency })
  }
  const price = isFree ? 'is free' : `costs ${money(region.amount)}`
  if (region.freeFrom === undefined) return `${region.line} ${price}.`
  const order = isFree ? 'has reached' : 'is below'
  return `${region.line} ${price}: the order ${order} ${money(region.freeFrom)}.`
}

/** Says what the table gives for the delivery of a form that has another price; empty for none. */
export function noteDelivery(fields: Fields, table: DeliveryTable, locale: string): string {
  const delivery = deliveryByTable(fields, table)
  return delivery && !isPriced(fields, delivery, table)
    ? `The form has another price for delivery than the price list: ${describeDelivery(fields, delivery, table, locale)}`
    : ''
}

import { isWorkAtSite, type PricedLine, type QuoteLine } from './quote-line.ts'
import { sumQuote } from './sum-quote.ts'

/** A region to which the owner delivers at a set price. */
type DeliveryRegion = {
  id: string
  name: string
  /** Decimal text in the catalogue's currency, before tax, for one order. */
  amount: string
  /** Working days. */
  days: number
  /** Net of an order from which delivery is free; undefined if it never is. */
  freeFrom?: string | undefined
}

/** The owner's table, and how its lines are named. */
export type DeliveryTable = {
  regions: readonly (DeliveryRegion & { line: string })[]
  /** Name of the line for a region that the table does not list. */
  elsewhere: string
  /** Currency of the amounts. */
  currency: string
}

/** In an address and a form: a region that the table does not list. */
export const elsewhere = 'elsewhere'

/**
 * In an address of the same parameter: a visitor chose this site over that of the own country, which
 * the country check remembers.
 */
export const thisSite = 'global'

/** The chosen region; the first one until a visitor chooses, null for one that is not listed. */
export const deliveryRegionOf = <Region extends { id: string }>(
  { regions }: { regions: readonly Region[] },
  chosen: string,
): Region | null => (chosen === '' ? regions[0] : regions.find(({ id }) => id === chosen)) ?? null

/** What the delivery of an order costs: nothing from an amount on, if its region has one. */
export function priceOfDelivery(
  { amount, freeFrom }: Pick<DeliveryRegion, 'amount' | 'freeFrom'>,
  lines: readonly PricedLine[],
  { currency }: Pick<DeliveryTable, 'currency'>,
): string {
  const net = (some: readonly PricedLine[]) => sumQuote(some, { currency, rate: '1', vat: '0' }).net
  const isFree = freeFrom !== undefined && net(lines) >= net([{ quantity: '1', price: freeFrom }])
  return isFree ? '0' : amount
}

/**
 * Whether an address is outside all regions of the owner, where delivery, work and its tax are
 * agreed first. An owner without regions says nothing of where they are.
 */
export const isOutside = (table: { regions: readonly { id: string }[] }, chosen: string): boolean =>
  table.regions.length > 0 && !deliveryRegionOf(table, chosen)

/**
 * Adds the delivery of an order to its lines, once for all of them. It has no price where the table
 * lists no such region, and neither has work at a site outside all regions: who does it there is not
 * known.
 * @param chosen id of a region; empty for the one that is assumed
 */
export function withDelivery(
  lines: readonly QuoteLine[],
  table: DeliveryTable,
  chosen = '',
): QuoteLine[] {
  if (lines.length === 0) return []
  const region = deliveryRegionOf(table, chosen)
  const line = { kind: 'delivery', quantity: '1' } as const
  if (!region) {
    const ofPlace = isOutside(table, chosen)
      ? lines.map((one) => (isWorkAtSite(one) ? { ...one, price: null } : one))
      : lines
    return [...ofPlace, { ...line, id: elsewhere, name: table.elsewhere, price: null }]
  }
  const { id, line: name } = region
  return [...lines, { ...line, id, name, price: priceOfDelivery(region, lines, table) }]
}

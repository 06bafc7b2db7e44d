/** What a line of a quote sells. `free`: what staff have written themselves. */
export const quoteLineKinds = [
  'product',
  'accessory',
  'service',
  'plan',
  'delivery',
  'free',
] as const
type QuoteLineKind = (typeof quoteLineKinds)[number]

/** Taken from a net amount: a percentage of it, or an amount in the currency of the customer. */
export type Discount = { percent: string } | { amount: string }

/** What a line needs to be added up. */
export type PricedLine = {
  /** Decimal text with at most three decimals. */
  quantity: string
  /** Price of one in the catalogue's currency, as decimal text; null if it is on request. */
  price: string | null
  discount?: Discount | undefined
  /** Whether the price is an estimate, of which nobody is bound; undefined for a firm one. */
  isEstimate?: boolean | undefined
}

/** Everything that is sold is a line. */
export type QuoteLine = PricedLine & {
  kind: QuoteLineKind
  /** Slug of a product, id of an accessory, a plan or a service; unique among its kind. */
  id: string
  /** Order code; undefined for services, and for what has none. */
  code?: string | undefined
  name: string
  /** The name after a number, where it is another. */
  plural?: string | undefined
}

/** Services whose price depends on what is found at the site. */
const estimatedServices: readonly string[] = ['survey', 'installation-day']

/** Services for which our people come to the site. */
const servicesAtSite: readonly string[] = [...estimatedServices, 'pilot', 'training']

export const isWorkAtSite = ({ kind, id }: Pick<QuoteLine, 'kind' | 'id'>): boolean =>
  kind === 'service' && servicesAtSite.includes(id)

/**
 * Returns a line that says whether its price is an estimate: of work at the site, and of what has no
 * list price. What is known of it already stays, because staff may have confirmed a price.
 */
export function withFirmness<Line extends QuoteLine>(line: Line): Line {
  const { kind, id, price, isEstimate } = line
  if (isEstimate !== undefined) return line
  const isFound = kind === 'service' && estimatedServices.includes(id)
  return isFound || kind === 'free' || price === null ? { ...line, isEstimate: true } : line
}

export type QuoteTerms = {
  /** ISO 4217 code of what the customer pays in. */
  currency: string
  /** Units of it for one of the catalogue's currency, as decimal text: `1` if both are the same. */
  rate: string
  /** Tax in per cent, as decimal text. */
  vat: string
  discount?: Discount | undefined
  /**
   * Per cent by which exact prices may be above their estimates without a new yes, as decimal text;
   * undefined where each exact price is accepted on its own.
   */
  overEstimate?: string | undefined
}

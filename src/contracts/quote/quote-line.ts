/** What a line of a quote sells. `free`: what staff have written themselves. */
type QuoteLineKind = 'product' | 'accessory' | 'service' | 'plan' | 'delivery' | 'free'

/** Taken from a net amount: a percentage of it, or an amount in the currency of the customer. */
export type Discount = { percent: string } | { amount: string }

/** What a line needs to be added up. */
export type PricedLine = {
  /** Decimal text with at most three decimals. */
  quantity: string
  /** Price of one in the catalogue's currency, as decimal text; null if it is on request. */
  price: string | null
  discount?: Discount | undefined
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

export type QuoteTerms = {
  /** ISO 4217 code of what the customer pays in. */
  currency: string
  /** Units of it for one of the catalogue's currency, as decimal text: `1` if both are the same. */
  rate: string
  /** Tax in per cent, as decimal text. */
  vat: string
  discount?: Discount | undefined
}

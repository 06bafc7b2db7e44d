import type { ProductFacts } from '../schemas/product-schema.ts'

/** The products that visitors see, as far as other texts name, count and price them. */
export type ProductRange = {
  /** In the order of their ids, without months that are over. */
  products: readonly ProductFacts[]
  /** The product that the devices report to. */
  gateway: ProductFacts | undefined
  /** By the names of their files, in the company's currency; those on request are left out. */
  amounts: Readonly<Record<string, number>>
}

export function rangeOf(shown: readonly ProductFacts[]): ProductRange {
  const products = shown.toSorted((one, other) => one.id - other.id)
  return {
    products,
    gateway: products.find(({ kind }) => kind === 'gateway'),
    amounts: Object.fromEntries(products.flatMap(({ slug, amount }) => (amount === undefined ? [] : [[slug, Number(amount)]]))),
  }
}

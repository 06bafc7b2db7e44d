import type { Prices } from '../schemas/prices-schema.ts'
import type { ProductFacts } from '../schemas/product-schema.ts'

/**
 * The products that visitors see, with the data from which other texts take names, counts and
 * prices.
 */
export type ProductRange = {
  /** In the order of their ids, without discontinued ones. */
  products: readonly ProductFacts[]
  gateway: ProductFacts | undefined
  /**
   * Prices of products by file name, and of parts of other makers by part name; prices on request
   * are left out.
   */
  amounts: Readonly<Record<string, string>>
}

export function rangeOf(shown: readonly ProductFacts[], parts: Prices['parts']): ProductRange {
  const products = shown.toSorted((one, other) => one.id - other.id)
  return {
    products,
    gateway: products.find(({ kind }) => kind === 'gateway'),
    amounts: Object.fromEntries([
      ...parts.map(({ id, amount }) => [id, amount]),
      ...products.flatMap(({ slug, amount }) => (amount === undefined ? [] : [[slug, amount]])),
    ]),
  }
}

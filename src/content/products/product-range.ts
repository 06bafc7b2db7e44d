import { currentPart } from '#src/contracts/contact/request-list.ts'
import type { AccessoryFacts } from '../schemas/accessory-schema.ts'
import type { Prices } from '../schemas/prices-schema.ts'
import type { ProductFacts } from '../schemas/product-schema.ts'

/** What is sold beside the products: an accessory, or a spare or work of content/prices.json. */
type Part = {
  id: string
  name: string
  plural?: string | undefined
  code?: string | undefined
  /** Undefined if it is on request. */
  amount: string | undefined
  isAccessory: boolean
}

/**
 * The products and parts that visitors see, with the data from which other texts take names, counts
 * and prices.
 */
export type ProductRange = {
  /** In the order of their ids, without discontinued ones. */
  products: readonly ProductFacts[]
  gateway: ProductFacts | undefined
  /** Accessories in their order, then spares and work. */
  parts: readonly Part[]
  /** Names of products by file name, and of parts. */
  names: Readonly<Record<string, string>>
  /** Their names after a number, where these are others. */
  plurals: Readonly<Record<string, string>>
  /** Prices of products by file name, and of parts; prices on request are left out. */
  amounts: Readonly<Record<string, string>>
}

/** Accessories have their words in files of their own, and their prices among those of the parts. */
function partsOf(accessories: readonly AccessoryFacts[], priced: Prices['parts']): Part[] {
  const rows = new Map<string, Prices['parts'][number]>()
  for (const part of priced) {
    const given = 'id' in part ? part.id : part.accessory
    const id = currentPart(given)
    // A price under a former id counts while there is none under the present one.
    if (given === id || !rows.has(id)) rows.set(id, part)
  }
  const slugs = new Set(accessories.map(({ slug }) => slug))
  return [
    ...accessories
      .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name))
      .map(({ slug, name, plural, code }) => ({
        ...{ id: slug, name, plural, code },
        ...{ amount: rows.get(slug)?.amount, isAccessory: true },
      })),
    ...[...rows].flatMap(([id, part]) =>
      'id' in part && !slugs.has(id) ? [{ ...part, id, isAccessory: false }] : [],
    ),
  ]
}

export function rangeOf(
  shown: readonly ProductFacts[],
  accessories: readonly AccessoryFacts[],
  priced: Prices['parts'],
): ProductRange {
  const products = shown.toSorted((one, other) => one.id - other.id)
  const parts = partsOf(accessories, priced)
  return {
    products,
    gateway: products.find(({ kind }) => kind === 'gateway'),
    parts,
    names: Object.fromEntries([
      ...parts.map(({ id, name }) => [id, name]),
      ...products.map(({ slug, name }) => [slug, name]),
    ]),
    plurals: Object.fromEntries([
      ...parts.flatMap(({ id, plural }) => (plural === undefined ? [] : [[id, plural]])),
      ...products.flatMap(({ slug, plural }) => (plural === undefined ? [] : [[slug, plural]])),
    ]),
    amounts: Object.fromEntries([
      ...parts.flatMap(({ id, amount }) => (amount === undefined ? [] : [[id, amount]])),
      ...products.flatMap(({ slug, amount }) => (amount === undefined ? [] : [[slug, amount]])),
    ]),
  }
}

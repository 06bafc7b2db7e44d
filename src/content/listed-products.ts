import { type ListedProduct, readRequestList } from '#src/contracts/contact/request-list.ts'
import { formatList, isForeign } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { productAddress } from './addresses/address-of.ts'
import { labelOf } from './products/availability.ts'
import type { Product } from './schemas/product-schema.ts'
import { listedParts } from './sets.ts'
import { site } from './settings/site.ts'
import { currentCopy } from './snapshot/copy.ts'
import { lang, words } from './words/words.ts'

/** `Discontinued. Its successor: Smart Lock 2`; the label alone without a successor. */
function availabilityOf(product: Product): string {
  const copy = currentCopy()
  const label = labelOf(product, site(), words().products.availability)
  const successor = copy.products.find(({ slug }) => slug === product.successor)
  return successor && product.availability === 'discontinued'
    ? say(words().products.availability.succeeded, { label, successor: successor.name })
    : label
}

export const listedProducts = (): ListedProduct[] => [
  ...currentCopy().products.map((product) => ({
    slug: product.slug,
    code: product.code,
    name: product.name,
    plural: product.plural,
    href: productAddress(product.id),
    amount: isForeign(site()) ? undefined : product.amount,
    availability: availabilityOf(product),
  })),
  ...listedParts(),
]

/**
 * Says how the products of a request list can be had: `In stock: Smart Lock and Gateway.` Empty if
 * the list names no product.
 */
export function availabilityOfList(list: string): string {
  const lines = readRequestList(list) ?? []
  const products = currentCopy().products.filter(({ slug }) =>
    lines.some((line) => line.slug === slug),
  )
  return [...Map.groupBy(products, availabilityOf)]
    .map(([label, same]) =>
      say(words().products.availability.listed, {
        list: formatList(
          same.map(({ name }) => name),
          'conjunction',
          lang(),
        ),
        label,
      }),
    )
    .join(' ')
}

import { nonBreaking } from '#src/contracts/non-breaking.ts'
import { listedPrice } from './listed-price.ts'
import { findPicture, type PictureCut } from './pictures/pictures.ts'
import { labelOf } from './products/availability.ts'
import type { Product } from './schemas/product-schema.ts'
import { site } from './settings/site.ts'
import { currentCopy } from './snapshot/copy.ts'
import { words } from './words/words.ts'

export async function summarise(product: Product, cut: PictureCut) {
  const first = product.pictures[0]
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    summary: nonBreaking(product.summary),
    price: listedPrice(product.amount),
    priceNote: currentCopy().page('product').beforeVat,
    availability: labelOf(product, site(), words().products.availability),
    picture: first && (await findPicture(first.name, cut)),
    alt: first?.alt ?? '',
    ...(product.isSample && { isSample: true }),
  }
}
export type ProductSummary = Awaited<ReturnType<typeof summarise>>

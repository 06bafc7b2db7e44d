import { nonBreaking } from '#src/contracts/non-breaking.ts'
import type { PictureData } from '#src/ui/base/Picture.tsx'
import { findPicture, type PictureCut } from './pictures/pictures.ts'
import { type Price, priceOf } from './prices/price.ts'
import { labelOf } from './products/availability.ts'
import type { Product } from './schemas/product-schema.ts'
import { settings } from './settings/settings.ts'
import { site } from './settings/site.ts'
import { currentCopy } from './snapshot/copy.ts'

export type ProductSummary = {
  id: number
  slug: string
  name: string
  summary: string
  price: Price
  priceNote: string
  availability: string
  picture: PictureData | undefined
  alt: string
}

export async function summarise(product: Product, cut: PictureCut): Promise<ProductSummary> {
  const first = product.pictures[0]
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    summary: nonBreaking(product.summary),
    price: priceOf(product.amount, site()),
    priceNote: currentCopy().page('product').beforeVat,
    availability: labelOf([product], settings()),
    picture: first && (await findPicture(first.name, cut)),
    alt: first?.alt ?? '',
  }
}

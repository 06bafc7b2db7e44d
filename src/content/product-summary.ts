import { nonBreaking } from '#src/contracts/non-breaking.ts'
import type { PictureData } from '#src/ui/base/Picture.tsx'
import { type Cut, findPicture } from './pictures/pictures.ts'
import { type Price, priceOf } from './price.ts'
import { protocolName } from './protocols.ts'
import type { Product } from './schemas/product-schema.ts'

/** What lists and cards need of a product; the full type stays on its own page. */
export type ProductSummary = {
  id: number
  slug: string
  name: string
  summary: string
  price: Price
  /** Protocols as they are written, separated by middle dots. */
  label: string
  picture: PictureData | undefined
  /** What the picture shows. */
  alt: string
}

/** The card of a product, with its first picture in the wanted cut. */
export async function summarise(product: Product, cut: Cut): Promise<ProductSummary> {
  const first = product.pictures[0]
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    summary: product.summary,
    price: priceOf(product.amount),
    // A line may end after a protocol, never within one.
    label: nonBreaking(
      product.protocols
        .slice(0, 3)
        .map((protocol) => protocolName(protocol).replaceAll(' ', '\u00a0'))
        .join('\u00a0· '),
    ),
    picture: first && (await findPicture(first.name, cut)),
    alt: first?.alt ?? '',
  }
}

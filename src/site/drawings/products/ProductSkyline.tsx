import { outerSize } from '#src/content/products/specification.ts'
import type { Product } from '#src/content/schemas/product-schema.ts'
import { lang, words } from '#src/content/words/words.ts'
import { formatList } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { FrontShape } from './DeviceFront.tsx'
import styles from './ProductOutline.module.css'
import { productFaces } from './product-faces.ts'

/**
 * The picture's height and the gap between two products in millimetres. Taller products fade out
 * at the top.
 */
const height = 256
const gap = 34

type Drawn = Pick<Product, 'outline' | 'specification' | 'name'>
type Props = { products: readonly Drawn[] }

/** Whether a product can be drawn to scale. */
export const isDrawn = (product: Drawn): boolean =>
  product.outline !== undefined && outerSize(product) !== undefined

export const ProductSkyline = ({ products }: Props) => {
  let end = gap
  const standing = products
    .flatMap(({ outline, ...product }) => {
      const size = outerSize(product)
      return outline && size ? [{ ...productFaces[outline], size, name: product.name }] : []
    })
    .map(({ reach = {}, ...product }) => {
      const left = end + (reach.left ?? 0)
      end = left + product.size.width + (reach.right ?? 0) + gap
      return { ...product, left }
    })
  const names = formatList(
    standing.map(({ name }) => name),
    'conjunction',
    lang(),
  )
  return (
    <div role="img" aria-label={say(words().drawings.productSkyline.shows, { names })}>
      <svg
        className={`${styles['skyline']} ${styles['face']}`}
        viewBox={`0 0 ${end} ${height}`}
        preserveAspectRatio="xMinYMax"
        fill="none"
        aria-hidden="true"
      >
        <g stroke="var(--muted)" strokeWidth="1.25" strokeLinejoin="round" strokeLinecap="round">
          {standing.map(({ name, left, ...front }) => (
            <g key={name} transform={`translate(${left} ${height - front.size.height})`}>
              <FrontShape {...front} />
            </g>
          ))}
        </g>
      </svg>
    </div>
  )
}

import type { ProductSummary } from '#src/content/product-summary.ts'
import { fluidWidth } from '../../../ui/base/fluid-width.ts'
import { ProductCard } from '../ProductCard.tsx'
import styles from './ProductStrip.module.css'

/**
 * The window shows 1.5, 2.5 or 3 cards. Phones get three quarters of the width, because they fetch
 * all five pictures in advance.
 */
const sizes = `(width < 720px) 48vw, (width < 1100px) 40vw, ${fluidWidth(414)}`

export const ProductStrip = ({ products }: { products: ProductSummary[] }) => (
  <ul className={styles['strip']} data-track>
    {products.map((product, index) => (
      <li key={product.id} data-screen={index > 3 || undefined}>
        <ProductCard product={product} level="h3" sizes={sizes} />
      </li>
    ))}
  </ul>
)

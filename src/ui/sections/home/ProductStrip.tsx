import type { ProductSummary } from '#src/content/product-summary.ts'
import { fluidWidth } from '../../base/fluid-width.ts'
import { ProductCard } from '../ProductCard.tsx'
import styles from './ProductStrip.module.css'

/** One and a half, two and a half and three of them in the window; a phone, which fetches all five ahead, gets three quarters of its width. */
const sizes = `(width < 720px) 48vw, (width < 1100px) 40vw, ${fluidWidth(414)}`

export const ProductStrip = ({ products }: { products: ProductSummary[] }) => (
  <ul className={styles['strip']} data-track>
    {products.map((product) => (
      <li key={product.id}>
        <ProductCard product={product} level="h3" sizes={sizes} />
      </li>
    ))}
  </ul>
)

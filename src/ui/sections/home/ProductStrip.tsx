import type { ProductSummary } from '#src/content/products.ts'
import { ProductCard } from '../ProductCard.tsx'
import styles from './ProductStrip.module.css'

/** The strip of the home page's product carousel: photographs that touch and run out of the window on the right. */
export const ProductStrip = ({ products }: { products: ProductSummary[] }) => (
  <ul className={styles['strip']} data-track>
    {products.map((product) => (
      <li key={product.id}>
        <ProductCard product={product} level="h3" sizes="(width < 720px) 66vw, (width < 1100px) 40vw, 414px" />
      </li>
    ))}
  </ul>
)

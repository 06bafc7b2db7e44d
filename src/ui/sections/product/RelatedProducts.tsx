import type { ProductSummary } from '#src/content/product-summary.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { fluidWidth } from '../../base/fluid-width.ts'
import { ProductCard } from '../ProductCard.tsx'
import { Section } from '../Section.tsx'
import styles from './RelatedProducts.module.css'

/** Two photographs in a row, four from a tablet on. */
const sizes = `(width < 720px) 45vw, (width < 1100px) 23vw, ${fluidWidth(310)}`

type Props = { products: ProductSummary[]; count: number }

/** What is used with a product: photographs that touch as in the range, and what each one does. */
export const RelatedProducts = ({ products, count }: Props) => (
  <div className={styles['related']}>
    <Section
      heading={{ name: 'Related products', continuation: 'that answer to it.' }}
      headingId="related"
      ground="white"
      action={<ArrowLink href="/products">{`All ${count} products`}</ArrowLink>}
    >
      <ul className={styles['products']}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={sizes} level="h3" says="summary" />
          </li>
        ))}
      </ul>
    </Section>
  </div>
)

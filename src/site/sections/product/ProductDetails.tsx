import type { PageContent } from '#src/content/collections/page-schemas.ts'
import type { Ground } from '#src/content/products/product-layout.ts'
import type { Product } from '#src/content/schemas/product-schema.ts'
import styles from './ProductDetails.module.css'
import { ProductFeatures } from './ProductFeatures.tsx'
import { ProductSpecification } from './ProductSpecification.tsx'

type Props = { product: Product; words: PageContent<'product'>; ground: Ground }

/** Features and specification side by side. */
export const ProductDetails = ({ product, words, ground }: Props) => (
  <div className={`section ${ground}`}>
    <div className={`container ${styles['details']}`}>
      <ProductFeatures product={product} heading={words.features} isPart />
      <ProductSpecification product={product} words={words.specification} isPart />
    </div>
  </div>
)

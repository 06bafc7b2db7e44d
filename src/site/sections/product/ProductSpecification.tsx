import type { PageContent } from '#src/content/collections/page-schemas.ts'
import type { Ground } from '#src/content/products/product-layout.ts'
import { outerSize, pageSpecification } from '#src/content/products/specification.ts'
import type { Product } from '#src/content/schemas/product-schema.ts'
import { Facts } from '../../../ui/base/Facts.tsx'
import { ProductOutline } from '../../drawings/products/ProductOutline.tsx'
import { Section } from '../Section.tsx'
import styles from './ProductSpecification.module.css'

type Props = {
  product: Product
  words: PageContent<'product'>['specification']
  ground?: Ground
  /** Whether it stands beside the features. */
  isPart?: boolean
}

/** The specification by groups, beside the product's outline to scale. */
export const ProductSpecification = ({
  product,
  words,
  ground = 'page',
  isPart = false,
}: Props) => {
  const size = outerSize(product)
  const outline = size && (
    <div data-wide>
      <ProductOutline outline={product.outline} name={product.name} size={size} />
    </div>
  )
  const { specification, isSpecificationFinal } = product
  return (
    specification.length > 0 && (
      <Section
        layout={isPart ? 'stacked' : 'split'}
        heading={words.heading}
        id="specification"
        ground={ground}
        isPart={isPart}
        aside={outline}
      >
        {pageSpecification(product).map(({ group, rows }) => (
          <div key={group} className={`grid ${styles['group']}`}>
            <h3>{group}</h3>
            <Facts layout="sheet" facts={rows} />
          </div>
        ))}
        {!isSpecificationFinal && <p className={`muted ${styles['note']}`}>{words.preliminary}</p>}
        {isPart && outline}
      </Section>
    )
  )
}

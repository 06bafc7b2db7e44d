import type { ProductSummary } from '#src/content/product-summary.ts'
import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import { fluidWidth } from '../../../ui/base/fluid-width.ts'
import type { HeadingText } from '../../../ui/base/Heading.tsx'
import { ProductCard } from '../ProductCard.tsx'
import { Section } from '../Section.tsx'
import styles from './RelatedProducts.module.css'

const sizes = `(width < 720px) 120px, (width < 1100px) 30vw, ${fluidWidth(413)}`

type Props = {
  heading: HeadingText
  link: { label: string; href: string }
  products: ProductSummary[]
  /** Id of the heading. */
  id?: string
  /** Whether it is in the opening of the page, where each product hangs on what is above it. */
  isPart?: boolean
}

export const RelatedProducts = ({
  heading,
  link,
  products,
  id = 'related',
  isPart = false,
}: Props) => (
  <div data-screen>
    <Section
      heading={heading}
      headingId={id}
      ground={isPart ? 'page' : 'white'}
      isPart={isPart}
      action={<ArrowLink href={link.href}>{link.label}</ArrowLink>}
    >
      <ul className={isPart ? styles['part'] : styles['products']}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={sizes} level="h3" />
          </li>
        ))}
      </ul>
    </Section>
  </div>
)

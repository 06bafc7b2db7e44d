import type { Ground } from '#src/content/products/product-layout.ts'
import type { Product } from '#src/content/schemas/product-schema.ts'
import type { HeadingText } from '../../../ui/base/Heading.tsx'
import { DefinitionList } from '../DefinitionList.tsx'
import { Section } from '../Section.tsx'

type Props = {
  product: Product
  heading: HeadingText
  ground?: Ground
  /** Whether it stands beside the specification. */
  isPart?: boolean
}

/** What the product does. */
export const ProductFeatures = ({ product, heading, ground = 'page', isPart = false }: Props) =>
  product.features.length > 0 && (
    <Section
      layout={isPart ? 'stacked' : 'split'}
      heading={heading}
      lead={product.paragraphs[1]}
      ground={ground}
      isPart={isPart}
    >
      <DefinitionList
        items={product.features.map(({ label, text }) => ({ title: label, text }))}
        layout={isPart ? 'rows' : 'columns'}
      />
    </Section>
  )

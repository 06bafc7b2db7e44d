import type { Ground } from '#src/content/products/product-layout.ts'
import type { ProductFigureContent } from '#src/content/schemas/product-figure-schema.ts'
import { Text } from '../../../ui/base/Text.tsx'
import { Bars } from '../../drawings/figures/Bars.tsx'
import { DeviceView } from '../../drawings/figures/DeviceView.tsx'
import { Moments } from '../../drawings/figures/Moments.tsx'
import { Readings } from '../../drawings/figures/Readings.tsx'
import { Section } from '../Section.tsx'
import styles from './ProductFigure.module.css'

type Props = {
  figure: ProductFigureContent
  ground?: Ground
  /** Whether moments follow one below the other in every window. */
  isUpright?: boolean
  /** Whether it is in the opening of the page. */
  isPart?: boolean
}

/** The one thing that a buyer of the product must see. */
export const ProductFigure = ({
  figure,
  ground = 'page',
  isUpright = false,
  isPart = false,
}: Props) => (
  <Section
    heading={figure.heading}
    headingId="figure"
    lead={figure.lead}
    ground={ground}
    isPart={isPart}
  >
    <figure className={styles['figure']}>
      {'bars' in figure && <Bars {...figure} />}
      {'moments' in figure && <Moments {...figure} isUpright={isUpright} />}
      {'readings' in figure && <Readings {...figure} />}
      {'view' in figure && <DeviceView {...figure} />}
      <figcaption className="muted">
        <Text>{figure.definition}</Text>
      </figcaption>
    </figure>
  </Section>
)

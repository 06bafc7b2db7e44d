import type { ProductFigureContent } from '#src/content/schemas/product-figure-schema.ts'
import { Text } from '../../../ui/base/Text.tsx'
import { Bars } from '../../drawings/figures/Bars.tsx'
import { DeviceView } from '../../drawings/figures/DeviceView.tsx'
import { Moments } from '../../drawings/figures/Moments.tsx'
import { Readings } from '../../drawings/figures/Readings.tsx'
import { Section } from '../Section.tsx'
import styles from './ProductFigure.module.css'

/** The one thing that a buyer of the product must see. */
export const ProductFigure = ({
  figure,
  ground,
}: {
  figure: ProductFigureContent
  ground: 'page' | 'white' | 'night'
}) => (
  <Section heading={figure.heading} headingId="figure" lead={figure.lead} ground={ground}>
    <figure className={styles['figure']}>
      {'bars' in figure && <Bars {...figure} />}
      {'moments' in figure && <Moments {...figure} />}
      {'readings' in figure && <Readings {...figure} />}
      {'view' in figure && <DeviceView {...figure} />}
      <figcaption className="muted">
        <Text>{figure.definition}</Text>
      </figcaption>
    </figure>
  </Section>
)

import type { PageContent } from '#src/content/page-schemas.ts'
import { fluidWidth } from '../../base/fluid-width.ts'
import { Heading } from '../../base/Heading.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './GatewayUseCases.module.css'

type UseCases = PageContent<'edge-gateway'>['useCases']
type Props = Omit<UseCases, 'items'> & { items: (UseCases['items'][number] & { photograph?: PictureData | undefined })[] }

/** In narrow windows the sides of the pictures are cut off, so that they are wider than their frames. */
const sizes = `(width < 720px) 120vw, (width < 1100px) 65vw, ${fluidWidth(714)}`

/** Four kinds of site, wide and narrow by turns (spec.md §3 gateway use case). */
export const GatewayUseCases = ({ heading, lead, items }: Props) => (
  <section className="section" id="use-cases">
    <div className="container">
      <div className={`grid ${styles['head']}`}>
        <Heading {...heading} />
        <p className="muted">
          <Text>{lead}</Text>
        </p>
      </div>
      <ul className={`grid ${styles['cases']}`}>
        {items.map(({ name, description, picture, photograph, benefits }) => (
          <li key={name}>
            {photograph && <Picture picture={photograph} alt={picture.alt} sizes={sizes} />}
            <h3>{name}</h3>
            <p>
              <Text>{description}</Text>
            </p>
            <ul>
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

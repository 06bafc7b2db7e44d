import type { PageContent } from '#src/content/page-schemas.ts'
import { fluidWidth } from '../../base/fluid-width.ts'
import { Heading } from '../../base/Heading.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import { ExplodedView } from './ExplodedView.tsx'
import { FeatureDialog } from './FeatureDialog.tsx'
import styles from './GatewayFeatures.module.css'
import { NamedParts } from './NamedParts.tsx'
import { ReadMore } from './ReadMore.tsx'

type Features = PageContent<'edge-gateway'>['features']
type Props = Features & {
  /** One whose picture is still to come is left out. */
  pictures: Record<'photograph' | 'closeView' | 'exploded', PictureData | undefined>
  /** Chapter titles of the technical document, in order. */
  chapters: string[]
}

export type Feature = Features['items'][number]

const idOf = (index: number) => `feature-${index + 1}`

/** Key features below the photographs that name their parts; each opens its detail (spec.md §2 Edge Gateway). Then, its layers. */
export const GatewayFeatures = ({ heading, items, picture, detail, exploded, pictures, chapters }: Props) => (
  <section className="section white" id="features">
    <div className="container">
      <div className={styles['head']}>
        <Heading {...heading} />
      </div>
      {pictures.photograph && (
        <figure className={styles['board']}>
          <NamedParts picture={pictures.photograph} alt={picture.alt} />
          {pictures.closeView && (
            <Picture
              picture={pictures.closeView}
              alt={detail.picture.alt}
              sizes={`(width < 720px) 90vw, (width < 1100px) 80vw, ${fluidWidth(900)}`}
              className={styles['view']}
            />
          )}
          <figcaption>{detail.caption}</figcaption>
        </figure>
      )}
      <ol className={styles['list']}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <span className="label" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>
              <Text>{description}</Text>
            </p>
            <ReadMore dialog={idOf(index)} about={title} />
          </li>
        ))}
      </ol>
      {pictures.exploded && <ExplodedView {...exploded} picture={pictures.exploded} alt={exploded.picture.alt} />}
    </div>
    {items.map((feature, index) => (
      <FeatureDialog key={feature.title} id={idOf(index)} feature={feature} chapters={chapters} />
    ))}
  </section>
)

import type { PageContent } from '#src/content/page-schemas.ts'
import { Heading } from '../../base/Heading.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import { FeatureDialog } from './FeatureDialog.tsx'
import styles from './GatewayFeatures.module.css'
import { NamedParts } from './NamedParts.tsx'
import { ReadMore } from './ReadMore.tsx'

type Features = PageContent<'edge-gateway'>['features']
type Props = Features & {
  photograph?: PictureData | undefined
  closeView?: PictureData | undefined
  /** Chapter titles of the technical document, in order. */
  chapters: string[]
}

export type Feature = Features['items'][number]

const idOf = (index: number) => `feature-${index + 1}`

/** Key features beside the photograph that names the parts; each opens its detail (spec.md §2 Edge Gateway). */
export const GatewayFeatures = ({ heading, items, picture, detail, caption, photograph, closeView, chapters }: Props) => (
  <section className="section white" id="features">
    <div className="container">
      <div className={styles['head']}>
        <Heading {...heading} />
      </div>
      <div className={`grid ${styles['features']}`}>
        {(photograph || closeView) && (
          <div className={styles['board']}>
            {photograph && <NamedParts picture={photograph} alt={picture.alt} />}
            {closeView && (
              <figure>
                <Picture picture={closeView} alt={detail.alt} sizes="(width < 1100px) 92vw, 610px" className={styles['close']} />
                <figcaption>{caption}</figcaption>
              </figure>
            )}
          </div>
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
      </div>
    </div>
    {items.map((feature, index) => (
      <FeatureDialog key={feature.title} id={idOf(index)} feature={feature} chapters={chapters} />
    ))}
  </section>
)

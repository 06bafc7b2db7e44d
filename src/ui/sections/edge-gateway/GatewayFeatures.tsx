import type { PageContent } from '#src/content/page-schemas.ts'
import { Heading } from '../../base/Heading.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import { FeatureDialog } from './FeatureDialog.tsx'
import styles from './GatewayFeatures.module.css'
import { NamedParts } from './NamedParts.tsx'
import { ReadMore } from './ReadMore.tsx'

type Features = PageContent<'edge-gateway'>['features']
type Props = Omit<Features, 'details'> & {
  photograph?: PictureData | undefined
  /** Views of details; one whose picture is still to come is left out. */
  views: { picture?: PictureData | undefined; alt: string; caption: string }[]
  /** Chapter titles of the technical document, in order. */
  chapters: string[]
}

export type Feature = Features['items'][number]

const idOf = (index: number) => `feature-${index + 1}`

/** Key features beside the photograph that names the parts; each opens its detail (spec.md §2 Edge Gateway). */
export const GatewayFeatures = ({ heading, items, picture, photograph, views, chapters }: Props) => (
  <section className="section white" id="features">
    <div className="container">
      <div className={styles['head']}>
        <Heading {...heading} />
      </div>
      <div className={`grid ${styles['features']}`}>
        {photograph && (
          <div className={styles['board']}>
            <NamedParts picture={photograph} alt={picture.alt} />
            {views.map(
              (view) =>
                view.picture && (
                  <figure key={view.caption}>
                    <Picture
                      picture={view.picture}
                      alt={view.alt}
                      sizes="(width < 720px) 92vw, (width < 1100px) 46vw, 610px"
                      className={styles['view']}
                    />
                    <figcaption>{view.caption}</figcaption>
                  </figure>
                ),
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

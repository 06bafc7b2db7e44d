import type { PageContent } from '#src/content/collections/page-schemas.ts'
import type { Photograph } from '../../../ui/base/Picture.tsx'
import { CardList } from '../cards/CardList.tsx'
import { Section } from '../Section.tsx'
import { ExplodedView } from './ExplodedView.tsx'
import { FeatureDialog } from './FeatureDialog.tsx'
import styles from './GatewayFeatures.module.css'
import { NamedParts } from './NamedParts.tsx'

type Features = PageContent<'edge-gateway'>['features']
type Props = Pick<Features, 'heading' | 'items' | 'detail' | 'exploded'> & {
  pictures: Record<'whole' | 'front' | 'exploded', Photograph | undefined>
  chapters: string[]
}

/**
 * Key features beside photographs with named parts. Each feature opens a dialog (spec.md §2 Edge
 * Gateway).
 */
export const GatewayFeatures = ({
  heading,
  items,
  detail,
  exploded,
  pictures,
  chapters,
}: Props) => {
  const features = items.map((feature, index) => ({ feature, id: `feature-${index + 1}` }))
  return (
    <Section id="features" ground="white" heading={heading}>
      <div className={`grid ${styles['features']}`}>
        {pictures.whole && (
          <div data-wide>
            <NamedParts whole={pictures.whole} front={pictures.front} caption={detail.caption} />
          </div>
        )}
        <div className={styles['list']}>
          <CardList
            layout="ruled"
            columns={2}
            isNumbered
            items={features.map(({ id, feature }) => ({
              title: feature.title,
              text: feature.description,
              dialog: id,
            }))}
          />
        </div>
      </div>
      {pictures.exploded && <ExplodedView {...exploded} photograph={pictures.exploded} />}
      {features.map(({ id, feature }) => (
        <FeatureDialog key={id} id={id} feature={feature} chapters={chapters} />
      ))}
    </Section>
  )
}

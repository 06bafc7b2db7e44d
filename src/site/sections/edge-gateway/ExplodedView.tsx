import type { PageContent } from '#src/content/collections/page-schemas.ts'
import { fluidWidth } from '../../../ui/base/fluid-width.ts'
import { type Photograph, Picture } from '../../../ui/base/Picture.tsx'
import { LayerLeaders } from '../../drawings/gateway/LayerLeaders.tsx'
import { Figure } from '../Figure.tsx'
import styles from './ExplodedView.module.css'

type Exploded = PageContent<'edge-gateway'>['features']['exploded']
type Props = Pick<Exploded, 'caption' | 'parts'> & { photograph: Photograph }

/**
 * The gateway taken apart. Each layer is labelled on the dark part of the picture; on phones by a
 * number, with its name below.
 */
export const ExplodedView = ({ photograph, caption, parts }: Props) => (
  <div className={styles['view']}>
    <Figure caption={caption} captionAt="below">
      <div className={styles['frame']} data-scheme="dark">
        <div className={styles['stage']}>
          <Picture
            {...photograph}
            sizes={`(width < 720px) 133vw, (width < 1368px) 90vw, ${fluidWidth(1240)}`}
          />
          <LayerLeaders layers={parts.map(({ drawing }) => drawing)} />
        </div>
        <ol className={styles['parts']}>
          {parts.map(({ name, drawing, fact }) => (
            <li key={name} data-layer={drawing}>
              <b>{name}</b>
              <span className="label">{fact}</span>
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  </div>
)

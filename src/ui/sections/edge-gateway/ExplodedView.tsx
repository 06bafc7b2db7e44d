import type { PageContent } from '#src/content/page-schemas.ts'
import { fluidWidth } from '../../base/fluid-width.ts'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { LayerLeaders } from '../../diagrams/gateway/LayerLeaders.tsx'
import styles from './ExplodedView.module.css'

type Exploded = PageContent<'edge-gateway'>['features']['exploded']
type Props = Omit<Exploded, 'picture'> & { picture: PictureData; alt: string }

/** The gateway taken apart: each layer named where the picture is dark, on phones by its number below. */
export const ExplodedView = ({ picture, alt, caption, parts }: Props) => (
  <figure className={styles['view']}>
    <div className={styles['frame']}>
      <div className={styles['stage']} data-scheme="dark">
        <Picture picture={picture} alt={alt} sizes={`(width < 720px) 133vw, (width < 1368px) 90vw, ${fluidWidth(1240)}`} />
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
    <figcaption>{caption}</figcaption>
  </figure>
)

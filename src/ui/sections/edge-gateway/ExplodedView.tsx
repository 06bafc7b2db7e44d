import type { PageContent } from '#src/content/page-schemas.ts'
import { fluidWidth } from '../../base/fluid-width.ts'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import styles from './ExplodedView.module.css'

type Exploded = PageContent<'edge-gateway'>['features']['exploded']
type Props = Omit<Exploded, 'picture'> & { picture: PictureData; alt: string }

/** Left edges of lid, board, battery and base on the picture, in a frame of 1600 × 900, from the top. */
const edges = [
  { x: 562, y: 188 },
  { x: 618, y: 378 },
  { x: 704, y: 512 },
  { x: 590, y: 728 },
] as const

/** The gateway taken apart: each layer named where the picture is dark, on phones by its number below. */
export const ExplodedView = ({ picture, alt, caption, parts }: Props) => (
  <figure className={styles['view']}>
    <div className={styles['frame']}>
      <div className={styles['stage']}>
        <Picture picture={picture} alt={alt} sizes={`(width < 720px) 133vw, (width < 1368px) 90vw, ${fluidWidth(1240)}`} />
        <svg viewBox="0 0 1600 900" fill="none" aria-hidden="true">
          {edges.map(({ x, y }, index) => (
            <g key={y}>
              <path className={styles['leader']} d={`M64 ${y}H${x}`} stroke="var(--muted)" strokeWidth="1.5" />
              <circle className={styles['dot']} cx={x} cy={y} r="7" fill="var(--signal)" />
              <g className={styles['number']}>
                <circle cx={x} cy={y} r="38" fill="var(--page)" stroke="var(--signal)" strokeWidth="5" />
                <text x={x} y={y + 17} textAnchor="middle" fontSize="48" fontWeight="600" fill="var(--ink)">
                  {index + 1}
                </text>
              </g>
            </g>
          ))}
        </svg>
      </div>
      <ol className={styles['parts']}>
        {parts.map(({ name, fact }) => (
          <li key={name}>
            <b>{name}</b>
            <span className="label">{fact}</span>
          </li>
        ))}
      </ol>
    </div>
    <figcaption>{caption}</figcaption>
  </figure>
)

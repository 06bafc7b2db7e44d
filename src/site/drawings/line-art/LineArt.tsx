import type { LineArtName } from '#src/content/schemas/drawings.ts'
import { words } from '#src/content/words/words.ts'
import styles from './LineArt.module.css'
import { lineDrawings } from './line-drawings.ts'

/** Colours of a drawing's areas by tone; areas of other tones stay in the background colour. */
const tones: Readonly<Record<string, string>> = {
  cloth: 'var(--line)',
  shade: 'var(--sunk)',
  skin: 'var(--line-strong)',
  hair: 'var(--device-quiet)',
  paper: 'var(--surface)',
  mint: 'var(--signal)',
  screen: 'var(--device)',
  light: 'var(--on-ink)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
}

/**
 * Width in user units from which a drawing stands alone across a column; narrower ones stand side
 * by side.
 */
const wideFrom = 1000

/**
 * People at work, drawn from posed figures and models (docs/pictures.md). The dog is drawn by hand.
 */
export const LineArt = ({ name }: { name: LineArtName }) => {
  const art = lineDrawings[name]
  const className = art.width >= wideFrom ? `${styles['art']} ${styles['wide']}` : styles['art']
  return (
    <div className={styles['frame']}>
      <svg
        className={className}
        viewBox={`0 0 ${art.width} ${art.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={words().drawings.people[name]}
      >
        {Object.entries(art.fills).map(([tone, d]) => (
          <path key={tone} d={d} fill={tones[tone]} fillRule="evenodd" />
        ))}
        {art.back && <path className={styles['back']} d={art.back} />}
        <path className={styles['inner']} d={art.inner} />
        <path className={styles['outline']} d={art.outline} />
        {art.dots && <path className={styles['dots']} d={art.dots} />}
      </svg>
    </div>
  )
}

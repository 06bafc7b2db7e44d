import type { Catalogue } from '#src/content/schemas/list-schemas.ts'
import { words } from '#src/content/words/words.ts'
import { PartnerMark } from '../../drawings/PartnerMark.tsx'
import styles from './PartnerStrip.module.css'

export const PartnerStrip = ({ partners }: { partners: Catalogue['partners'] }) => (
  <div className={styles['frame']}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without links must be reachable by keyboard (WCAG 2.1.1) */}
    <ul className={styles['strip']} data-track tabIndex={0} aria-label={words().sections.partners}>
      {partners.map(({ title, mark }) => (
        <li key={title}>
          <PartnerMark name={mark} />
          <strong>{title}</strong>
        </li>
      ))}
    </ul>
  </div>
)

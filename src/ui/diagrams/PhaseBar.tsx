import { type Phase, phases } from '#src/content/schema.ts'
import styles from './PhaseBar.module.css'

/** The life of a site as a line, thick where something is ordered. */
export const PhaseBar = ({ phases: ordered }: { phases: Phase[] }) => (
  <div className={styles['bar']} role="img" aria-label={`Ordered to ${ordered.join(' and ')}`}>
    {phases.map((phase) => (
      <span key={phase} className="label" data-on={ordered.includes(phase) || undefined}>
        {phase}
      </span>
    ))}
  </div>
)

import { type Phase, phases } from '#src/content/schemas/list-schemas.ts'
import styles from './PhaseBar.module.css'

const names: Record<Phase, string> = {
  survey: 'survey',
  build: 'set-up',
  run: 'running',
  learn: 'improving',
}

export const PhaseBar = ({ phases: ordered }: { phases: Phase[] }) => (
  <div
    className={styles['bar']}
    role="img"
    aria-label={`Covers ${ordered.map((phase) => names[phase]).join(' and ')}`}
  >
    {phases.map((phase) => (
      <span
        key={phase}
        aria-hidden="true"
        className="label"
        data-on={ordered.includes(phase) || undefined}
      >
        {names[phase]}
      </span>
    ))}
  </div>
)

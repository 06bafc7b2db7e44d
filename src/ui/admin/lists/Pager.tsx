import { onPlainClick } from '../../base/plain-click.ts'
import styles from './Pager.module.css'

/** `onOpen` loads the page of the list without a reload. */
type Step = { href: string; onOpen?: () => void }

type Props = {
  range: string
  previous: Step | null
  next: Step | null
}

const StepLink = ({ label, step }: { label: string; step: Step | null }) =>
  step ? (
    <a className={styles['step']} href={step.href} onClick={step.onOpen && onPlainClick(step.onOpen)}>
      {label}
    </a>
  ) : (
    <span className={`${styles['step']} ${styles['end']}`} aria-hidden="true">
      {label}
    </span>
  )

/** Prev and Next, which are links without JavaScript. At the ends they have no target. */
export const Pager = ({ range, previous, next }: Props) => (
  <nav className={`row ${styles['pager']}`} aria-label="Pages">
    <p className="tabular">{range}</p>
    <StepLink label="Prev" step={previous} />
    <StepLink label="Next" step={next} />
  </nav>
)

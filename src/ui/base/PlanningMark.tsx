import { planningMark } from '#src/contracts/planning-mark.ts'
import styles from './PlanningMark.module.css'

/** The sign of a planning value, drawn, because the typeface has none; it is copied as the letter. */
export const PlanningSign = () => (
  <span className={styles['sign']} aria-hidden="true">
    <span className="visually-hidden">{planningMark.sign}</span>
  </span>
)

/** The same as a link to the line at the head of the page that says what it means. */
export const PlanningMark = () => (
  <a href={planningMark.address} className={styles['mark']} data-planning aria-label={`${planningMark.sign} ${planningMark.words}`}>
    <PlanningSign />
  </a>
)

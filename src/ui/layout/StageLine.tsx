import { PlanningSign } from '../base/PlanningMark.tsx'
import styles from './StageLine.module.css'

type Props = {
  /** What a buyer can do today, with its day; empty on a page that sells nothing. */
  line: string
  href: string
  meaning: string
  more: string
  /** Whether it belongs to the night below it. */
  isNight: boolean
}

/** First line of a page: what can be delivered or reserved; and what the sign of a planning value means, where one is on the page. */
export const StageLine = ({ line, href, meaning, more, isNight }: Props) => (
  <p className={isNight ? `night ${styles['line']}` : styles['line']}>
    <span className="container">
      {line && (
        <a href={href} className={styles['status']} data-stage>
          {line}
        </a>
      )}
      <a id="planning-values" href={more} className={styles['meaning']}>
        <span>
          <PlanningSign />
          {'\u00a0'}
          <span className={styles['words']}>{meaning}</span>
        </span>
      </a>
    </span>
  </p>
)

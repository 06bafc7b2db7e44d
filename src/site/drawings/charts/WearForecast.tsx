import { wearAhead, wearSoFar } from '../cards/AnswerChart.tsx'
import styles from './WearForecast.module.css'

/**
 * The wear of one pump as wide as the window: measured in grey, predicted in colour up to its limit.
 * The words beside it say what it shows, so that screen readers leave it out.
 */
export const WearForecast = () => (
  <svg
    className={styles['forecast']}
    viewBox="0 26 300 84"
    preserveAspectRatio="none"
    fill="none"
    aria-hidden="true"
  >
    <path d="M225 28H300" stroke="var(--ink)" strokeDasharray="6 6" />
    <path d={wearSoFar} stroke="var(--muted)" strokeWidth="3" strokeLinejoin="round" />
    <path d={`${wearAhead}z`} fill="var(--signal)" fillOpacity=".3" />
    <path d={wearAhead} stroke="var(--signal)" strokeWidth="4" />
  </svg>
)

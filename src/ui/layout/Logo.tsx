import { site } from '#content/site.ts'
import styles from './Logo.module.css'

type Props = { suffix?: string }

/** Symbol and wordmark; `suffix` names a sister company in muted ink. */
export const Logo = ({ suffix }: Props) => (
  <span className={styles['logo']}>
    <svg viewBox="0 0 30 30" fill="none" aria-hidden="true">
      <circle cx="20" cy="15" r="7.5" stroke="currentColor" strokeWidth="3.25" />
      <path d="M3 15h9.5" stroke="currentColor" strokeWidth="3.25" />
      <circle cx="3.6" cy="15" r="3.6" fill="var(--signal)" />
    </svg>
    <span>
      {site.name}
      {suffix && <span className={styles['suffix']}> {suffix}</span>}
    </span>
  </span>
)

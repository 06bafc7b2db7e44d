import { site } from '#src/content/settings/site.ts'
import styles from './Logo.module.css'
import { LogoSymbol } from './LogoSymbol.tsx'

/** Most characters of a name that stand on one line of a window of 320 px in the full size. */
const mostLarge = 14

type Props = { suffix?: string }

/** Symbol and wordmark; `suffix` names a sister company in muted ink. */
export const Logo = ({ suffix }: Props) => (
  <span className={site().name.length > mostLarge ? `${styles['logo']} ${styles['long']}` : styles['logo']}>
    <LogoSymbol />
    <span>
      {site().name}
      {suffix && <span className={styles['suffix']}>{` ${suffix}`}</span>}
    </span>
  </span>
)

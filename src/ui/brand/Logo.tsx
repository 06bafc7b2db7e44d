import { site } from '#src/content/settings/site.ts'
import styles from './Logo.module.css'
import { LogoSymbol } from './LogoSymbol.tsx'

type Props = { suffix?: string }

/** Symbol and wordmark; `suffix` names a sister company in a muted colour. */
export const Logo = ({ suffix }: Props) => (
  <span className={styles['logo']}>
    <LogoSymbol />
    <span>
      {site().name}
      {suffix && <span className={styles['suffix']}>{` ${suffix}`}</span>}
    </span>
  </span>
)

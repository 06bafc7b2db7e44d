import { brand } from '#src/content/settings/brand.ts'
import { site } from '#src/content/settings/site.ts'
import styles from './Logo.module.css'
import { LogoSymbol } from './LogoSymbol.tsx'

/** Browsers fetch the picture of a symbol once, instead of with every page. */
const symbolPicture = () => brand().symbol.picture && '/brand/symbol.png'

type Props = { suffix?: string }

/** Symbol and wordmark; `suffix` names a sister company in a muted colour. */
export const Logo = ({ suffix }: Props) => (
  <span className={styles['logo']}>
    <LogoSymbol picture={symbolPicture()} />
    <span>
      <span className={brand().symbol.hasName ? 'visually-hidden' : undefined}>{site().name}</span>
      {suffix && <span className={styles['suffix']}>{` ${suffix}`}</span>}
    </span>
  </span>
)

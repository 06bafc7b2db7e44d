import { site } from '#src/content/settings/site.ts'
import { LogoSymbol } from '../../brand/LogoSymbol.tsx'
import styles from './AppBar.module.css'

/** Upper edge of the app: owner, note that data are simulated, clock. */
export const AppBar = ({ marker, time }: { marker: string; time: string }) => (
  <div className={styles['bar']}>
    <span>
      <LogoSymbol size={18} />
      <b>{site().name}</b>
    </span>
    <strong>{marker}</strong>
    <span className="tabular">{time}</span>
  </div>
)

import { site } from '#src/content/settings/site.ts'
import { LogoSymbol } from '../../brand/LogoSymbol.tsx'
import styles from './AppBar.module.css'

/** Top bar of the app: company, note that the data are simulated, and time. */
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

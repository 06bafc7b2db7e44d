import { site } from '#src/content/settings/site.ts'
import { LogoSymbol } from '../../brand/LogoSymbol.tsx'
import styles from './AppBar.module.css'

/** The app's upper edge: whose it is, that its data are simulated, and what its clock shows. */
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

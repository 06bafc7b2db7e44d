import { statusAddress } from '#src/contracts/progress.ts'
import styles from './AvailabilityLabel.module.css'

/** Label of availability beside price and button, which links to its meaning. */
export const AvailabilityLabel = ({ children }: { children: string }) =>
  children && (
    <a href={statusAddress} className={styles['label']} data-stage>
      {children}
    </a>
  )

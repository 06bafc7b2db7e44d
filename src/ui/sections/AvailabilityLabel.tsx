import { statusAddress } from '#src/contracts/progress.ts'
import styles from './AvailabilityLabel.module.css'

/** Availability label beside price and button, linked to its explanation. */
export const AvailabilityLabel = ({ children }: { children: string }) =>
  children && (
    <a href={statusAddress} className={styles['label']} data-stage>
      {children}
    </a>
  )

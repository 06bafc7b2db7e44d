import { statusAddress } from '#src/contracts/progress.ts'
import styles from './AvailabilityLabel.module.css'

/** Whether one can have it, beside price and button; leads to what that means. */
export const AvailabilityLabel = ({ children }: { children: string }) =>
  children && (
    <a href={statusAddress} className={styles['label']} data-stage>
      {children}
    </a>
  )

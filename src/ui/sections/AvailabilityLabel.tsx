import { statusAddress } from '#src/contracts/progress.ts'
import styles from './AvailabilityLabel.module.css'

/** The availability of a product, linked to its explanation. Renders nothing for an empty text. */
export const AvailabilityLabel = ({ children }: { children: string }) =>
  children && (
    <a href={statusAddress} className={styles['label']} data-stage>
      {children}
    </a>
  )

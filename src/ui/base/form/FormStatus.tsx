import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './FormStatus.module.css'

export type FormOutcome = { kind: 'success' | 'error'; message: string; detail?: ReactNode }

/**
 * The live region of a form (product-decisions.md, Forms). It has no `role="status"`, which is read
 * as "status bar" while it is empty.
 */
export const FormStatus = ({ status }: { status?: FormOutcome | undefined }) => (
  <div aria-live="polite" aria-atomic="true" data-status className={styles['status']}>
    {status && (
      <div className={`${styles['box']} ${styles[status.kind]}`}>
        <Icon icon={status.kind === 'success' ? CircleCheck : CircleAlert} />
        <div>
          <strong>{status.message}</strong>
          {status.detail && <div>{status.detail}</div>}
        </div>
      </div>
    )}
  </div>
)

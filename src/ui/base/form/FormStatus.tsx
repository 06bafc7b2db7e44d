import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './FormStatus.module.css'
import { useAnswerFocus } from './use-answer-focus.ts'

export type FormOutcome = { kind: 'success' | 'error'; message: string; detail?: ReactNode }

type Props = { status?: FormOutcome | undefined; isFocused?: boolean }

/**
 * The live region of a form (product-decisions.md, Forms). It has no `role="status"`, which is read
 * as "status bar" while it is empty. What appears in it gets the focus, unless it is not the answer to
 * a press.
 */
export const FormStatus = ({ status, isFocused = true }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  useAnswerFocus(element, status?.message, isFocused)
  return (
    <div
      ref={element}
      tabIndex={-1}
      aria-live="polite"
      aria-atomic="true"
      data-status
      className={styles['status']}
    >
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
}

import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { AnswerRegion } from './AnswerRegion.tsx'
import styles from './FormStatus.module.css'

export type FormOutcome = { kind: 'success' | 'error'; message: string; detail?: ReactNode }

type Props = { status?: FormOutcome | undefined; isFocused?: boolean }

/** The outcome of a form, in a box. */
export const FormStatus = ({ status, isFocused = true }: Props) => (
  <AnswerRegion text={status?.message} isFocused={isFocused} className={styles['status']}>
    {status && (
      <div className={`${styles['box']} ${styles[status.kind]}`}>
        <Icon icon={status.kind === 'success' ? CircleCheck : CircleAlert} />
        <div>
          <strong>{status.message}</strong>
          {status.detail && <div>{status.detail}</div>}
        </div>
      </div>
    )}
  </AnswerRegion>
)

import type { ReactNode } from 'react'
import { LineButton, Submit } from '../../kit/controls.tsx'
import styles from './ContactWork.module.css'

type Props = {
  label?: string
  act?: string
  isBusy?: boolean
  onSend: (fields: FormData) => Promise<void>
  onClose: () => void
  beside?: ReactNode
  children: ReactNode
}

export const SmallForm = ({
  label,
  act = 'Save',
  isBusy,
  onSend,
  onClose,
  beside,
  children,
}: Props) => (
  <form
    className={styles['form']}
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault()
      void onSend(new FormData(event.currentTarget))
    }}
  >
    {children}
    <div className={`row ${styles['steps']}`}>
      <Submit aria-disabled={isBusy || undefined}>{act}</Submit>
      <LineButton onClick={onClose}>Cancel</LineButton>
      {beside}
    </div>
  </form>
)

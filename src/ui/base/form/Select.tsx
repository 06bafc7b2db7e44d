import type { ReactNode, SelectHTMLAttributes } from 'react'
import styles from './Field.module.css'
import { describeField, type FieldFrame, FieldRow } from './Field.tsx'

type Props = FieldFrame &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'form' | 'name' | 'id' | 'className'> & {
    children: ReactNode
  }

export const Select = ({
  form,
  name,
  label,
  hint,
  error,
  isOptional,
  optional,
  children,
  ...select
}: Props) => (
  <FieldRow {...{ form, name, label, hint, error, optional }} {...(isOptional && { isOptional })}>
    <select
      {...select}
      {...describeField({ form, name, hint, error })}
      className={styles['control']}
    >
      {children}
    </select>
  </FieldRow>
)

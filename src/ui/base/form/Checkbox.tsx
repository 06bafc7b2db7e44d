import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './Field.module.css'
import { describeField, FieldError, fieldId } from './Field.tsx'
import { TickBox } from './TickBox.tsx'

type Props = {
  form: string
  name: string
  error?: string | undefined
  children: ReactNode
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'id' | 'className' | 'type'>

export const Checkbox = ({ form, name, error, children, ...input }: Props) => (
  <div className={styles['check']}>
    <label>
      <TickBox {...input} {...describeField({ form, name, error })} />
      <span>{children}</span>
    </label>
    <FieldError id={fieldId(form, name)}>{error}</FieldError>
  </div>
)

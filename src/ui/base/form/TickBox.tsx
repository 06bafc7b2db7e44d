import type { InputHTMLAttributes } from 'react'
import styles from './TickBox.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'>

export const TickBox = (input: Props) => (
  <input {...input} type="checkbox" className={styles['box']} />
)

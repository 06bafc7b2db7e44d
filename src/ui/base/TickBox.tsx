import type { InputHTMLAttributes } from 'react'
import styles from './TickBox.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'>

/** The box itself, drawn like the fields; its label is its user's affair. */
export const TickBox = (input: Props) => <input {...input} type="checkbox" className={styles['box']} />

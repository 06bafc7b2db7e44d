import type { DetailsHTMLAttributes, ReactNode } from 'react'
import styles from './Disclosure.module.css'

type Props = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'className'> & {
  summary: ReactNode
  children: ReactNode
}

/** A native disclosure. Opening one closes others with the same `name`. */
export const Disclosure = ({ summary, children, ...attributes }: Props) => (
  <details {...attributes} className={styles['disclosure']}>
    <summary>{summary}</summary>
    {children}
  </details>
)

import { Plus } from 'lucide-react'
import type { DetailsHTMLAttributes, ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type Props = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'className'> & {
  summary: ReactNode
  children: ReactNode
}

/** A native disclosure. Opening one closes others with the same `name`. */
export const Disclosure = ({ summary, children, ...attributes }: Props) => (
  <details {...attributes} className={styles['disclosure']}>
    <summary>
      {summary}
      <Icon icon={Plus} size="small" />
    </summary>
    {children}
  </details>
)

import { Plus } from 'lucide-react'
import type { DetailsHTMLAttributes, ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type Props = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'className'> & {
  /** The visible line; a heading among headings. */
  summary: ReactNode
  children: ReactNode
}

/** A native disclosure. Those with the same `name` close each other. */
export const Disclosure = ({ summary, children, ...attributes }: Props) => (
  <details {...attributes} className={styles['disclosure']}>
    <summary>
      {summary}
      <Icon icon={Plus} size="small" />
    </summary>
    {children}
  </details>
)

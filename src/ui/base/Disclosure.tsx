import { Plus } from 'lucide-react'
import type { DetailsHTMLAttributes, ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type Props = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'className'> & {
  /** Always seen; opens the rest. A heading where it stands among headings. */
  summary: ReactNode
  children: ReactNode
}

/** A line that opens what belongs to it, without a script. Those that share a `name` close each other. */
export const Disclosure = ({ summary, children, ...attributes }: Props) => (
  <details {...attributes} className={styles['disclosure']}>
    <summary>
      {summary}
      <Icon icon={Plus} size="small" />
    </summary>
    {children}
  </details>
)

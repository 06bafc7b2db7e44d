import type { LucideIcon } from 'lucide-react'
import styles from './Icon.module.css'

type Props = { icon: LucideIcon; size?: 'small' | 'normal' | 'large' }

/** A lucide drawing at the site's stroke of 1.75; always decoration, so give the control itself a name. */
export const Icon = ({ icon: Drawing, size = 'normal' }: Props) => (
  <Drawing className={`${styles['icon']} ${styles[size]}`} strokeWidth={1.75} aria-hidden="true" />
)

import type { LucideIcon } from 'lucide-react'
import styles from './Icon.module.css'

type Props = { icon: LucideIcon; size?: 'small' | 'normal' | 'large' }

/** A decorative lucide icon with stroke 1.75. The control that contains it needs a name. */
export const Icon = ({ icon: Drawing, size = 'normal' }: Props) => (
  <Drawing className={`${styles['icon']} ${styles[size]}`} strokeWidth={1.75} aria-hidden="true" />
)

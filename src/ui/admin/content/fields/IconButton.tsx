import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../../base/Icon.tsx'
import styles from './Fields.module.css'

type Props = { icon: LucideIcon; label: string; isOff?: boolean; onPress: () => void }

/** Stays focusable while it is off, so that the focus is not lost at the end of a list. */
export const IconButton = ({ icon, label, isOff = false, onPress }: Props) => (
  <button
    type="button"
    className={styles['action']}
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
  >
    <Icon icon={icon} size="small" />
  </button>
)

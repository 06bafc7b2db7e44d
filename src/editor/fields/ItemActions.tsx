import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/base/Icon.tsx'
import styles from './Fields.module.css'

type ButtonProps = { icon: LucideIcon; label: string; isOff?: boolean; onPress: () => void }

/**
 * A button that stays focusable while it is off, so that the focus is not lost at the end of a
 * list.
 */
export const IconButton = ({ icon, label, isOff = false, onPress }: ButtonProps) => (
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

/** The place of an item in its list, and how it leaves it. */
export type ItemPlace = {
  index: number
  total: number
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

type ItemProps = {
  label: string
  place: ItemPlace
  /** Buttons of this kind of item, before the others. */
  children?: ReactNode
}

export const ItemActions = ({
  label,
  place: { index, total, onMove, onRemove },
  children,
}: ItemProps) => (
  <span className={styles['actions']}>
    {children}
    <IconButton
      icon={ArrowUp}
      label={`Move up: ${label}`}
      isOff={index === 0}
      onPress={() => onMove(index, index - 1)}
    />
    <IconButton
      icon={ArrowDown}
      label={`Move down: ${label}`}
      isOff={index === total - 1}
      onPress={() => onMove(index, index + 1)}
    />
    <IconButton icon={Trash2} label={`Remove: ${label}`} onPress={() => onRemove(index)} />
  </span>
)

import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  id: string
  title: string
  /** Name of the button that closes it. */
  close: string
  size: 'wide' | 'film' | 'search'
  children: ReactNode
  ref?: RefObject<HTMLDialogElement | null>
  onClose?: () => void
}

/**
 * A native modal dialog. Its button, Escape or a click outside closes it, without JavaScript
 * (product-decisions.md).
 */
export const Dialog = ({ id, title, close, size, children, ref, onClose }: Props) => (
  <dialog
    ref={ref}
    id={id}
    closedby="any"
    aria-labelledby={`${id}-title`}
    className={`${styles['dialog']} ${styles[size]}`}
    onClose={onClose}
  >
    <div className={styles['head']}>
      <h2 id={`${id}-title`} className={styles['title']}>
        {title}
      </h2>
      <button
        type="button"
        className={styles['close']}
        command="close"
        commandfor={id}
        aria-label={close}
      >
        <Icon icon={X} />
      </button>
    </div>
    {children}
  </dialog>
)

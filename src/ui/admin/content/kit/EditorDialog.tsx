import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import dialogStyles from '../../../base/Dialog.module.css'
import { Icon } from '../../../base/Icon.tsx'
import styles from './Chooser.module.css'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A modal dialog, open while rendered, with the focus in its first field. */
export function EditorDialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Close before React removes it, otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    shown?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={id}
      className={`${dialogStyles['dialog']} ${dialogStyles['wide']}`}
      onClose={onClose}
    >
      <div className={dialogStyles['head']}>
        <h2 id={id} className={dialogStyles['title']}>
          {title}
        </h2>
        <button type="button" className={dialogStyles['close']} aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon icon={X} />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
    </dialog>
  )
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Dialog } from '#src/ui/base/Dialog.tsx'
import styles from './Chooser.module.css'

type Props = { title: string; onClose: () => void; children: ReactNode }

export function EditorDialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closes the dialog before React removes it; otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    shown?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => shown?.close()
  }, [])
  return (
    <Dialog ref={dialog} id={id} title={title} close="Close" size="wide" onClose={onClose}>
      <div className={`stack ${styles['body']}`}>{children}</div>
    </Dialog>
  )
}

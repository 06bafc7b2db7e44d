import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './DetailDialog.module.css'
import dialogStyles from './Dialog.module.css'

type Props = {
  id: string
  title: string
  close: string
  aside?: ReactNode
  mark?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog with text (design rule 9). Its title gets the focus, so that reading begins at the
 * top.
 */
export const DetailDialog = ({ id, title, close, aside, mark, foot, children }: Props) => (
  <dialog
    id={id}
    closedby="any"
    aria-labelledby={`${id}-title`}
    className={`${dialogStyles['dialog']} ${aside ? dialogStyles['wide'] : ''}`}
  >
    <div className={aside ? styles['columns'] : undefined}>
      {aside}
      <div className={styles['body']}>
        {mark && <div className={styles['mark']}>{mark}</div>}
        {/* biome-ignore lint/a11y/noAutofocus: reading of a newly opened dialog begins at its title */}
        <h2 id={`${id}-title`} tabIndex={-1} autoFocus>
          {title}
        </h2>
        {children}
        <div className={styles['foot']}>
          {foot}
          <span className={styles['close']}>
            <Button size="small" command="close" commandfor={id}>
              {close}
            </Button>
          </span>
        </div>
      </div>
    </div>
  </dialog>
)

import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './DetailDialog.module.css'

type Props = {
  /** Buttons open it with `command="show-modal" commandfor={id}`. */
  id: string
  title: string
  /** A drawing and its figure, in a column of its own. */
  aside?: ReactNode
  mark?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** A modal that is read (design rule 9), closed as Dialog is. The focus goes to the title: reading begins at the top of the text. */
export const DetailDialog = ({ id, title, aside, mark, foot, children }: Props) => (
  <dialog id={id} closedby="any" aria-labelledby={`${id}-title`} className={`${styles['detail']} ${aside ? styles['wide'] : ''}`}>
    <div className={aside ? styles['columns'] : undefined}>
      {aside}
      <div className={styles['body']}>
        {mark && <div className={styles['mark']}>{mark}</div>}
        {/* biome-ignore lint/a11y/noAutofocus: it is where a dialog that has just opened is read from */}
        <h2 id={`${id}-title`} tabIndex={-1} autoFocus>
          {title}
        </h2>
        {children}
        <div className={styles['foot']}>
          {foot}
          <span className={styles['close']}>
            <Button size="small" command="close" commandfor={id}>
              Close
            </Button>
          </span>
        </div>
      </div>
    </div>
  </dialog>
)

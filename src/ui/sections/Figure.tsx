import type { ReactNode } from 'react'
import styles from './Figure.module.css'

type Props = {
  /** What the drawing is about. */
  title: string
  /** How it is to be taken: a worked example, calculated, planning values. */
  note: string
  /** Children that have no tall version, such as a table, and need the whole width on a tablet too. */
  isFullWidth?: boolean
  children: ReactNode
}

/** A drawing under one ink hairline, with its name and the kind of figures it is made of. */
export const Figure = ({ title, note, isFullWidth = false, children }: Props) => (
  <figure className={isFullWidth ? styles['figure'] : `${styles['figure']} ${styles['beside']}`}>
    <figcaption>
      <b>{title}</b>
      <span>{note}</span>
    </figcaption>
    {children}
  </figure>
)

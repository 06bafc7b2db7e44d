import type { ReactNode } from 'react'
import styles from './DocumentPage.module.css'

type Props = {
  id: string
  heading: string
  number?: number
  /** Name of the document, repeated over every page. */
  running: string
  children: ReactNode
}

export const DocumentPage = ({ id, heading, number, running, children }: Props) => (
  <section className={styles['page']} aria-labelledby={id}>
    <p className={`label ${styles['running']}`} aria-hidden="true">
      {running}
    </p>
    <h2 id={id}>
      {number && <span className="muted">{`${number} `}</span>}
      {heading}
    </h2>
    {children}
  </section>
)

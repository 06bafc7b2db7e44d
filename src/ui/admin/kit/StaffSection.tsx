import type { ReactNode } from 'react'
import styles from './StaffSection.module.css'

type Props = { id: string; heading: string /** Purpose of the section. */; text?: ReactNode; children?: ReactNode }

export const StaffSection = ({ id, heading, text, children }: Props) => (
  <section aria-labelledby={id} className={`box ${styles['section']}`}>
    <h2 id={id}>{heading}</h2>
    {text && <p className="muted">{text}</p>}
    {children}
  </section>
)

export const StaffFacts = ({ children }: { children: ReactNode }) => <dl className={styles['facts']}>{children}</dl>

/** A fact of a list; nothing where it has no value. */
export const StaffFact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null

import type { ReactNode } from 'react'
import styles from './StaffSection.module.css'

type Props = { id: string; heading: string; text?: ReactNode; children?: ReactNode }

export const StaffSection = ({ id, heading, text, children }: Props) => (
  <section aria-labelledby={id} className={`box ${styles['section']}`}>
    <h2 id={id}>{heading}</h2>
    {text && <p className="muted">{text}</p>}
    {children}
  </section>
)

export const StaffFacts = ({ children }: { children: ReactNode }) => (
  <dl className={styles['facts']}>{children}</dl>
)

type FactProps = {
  label: string
  /**
   * In a folded card (Entry.module.css) a fact is a row. `plain` has no label that is seen and
   * shares its line, `rest` is hidden, and `summary` is shown only there.
   */
  folded?: 'plain' | 'rest' | 'summary' | undefined
  children: ReactNode
}

/** Renders nothing without a value. */
export const StaffFact = ({ label, folded, children }: FactProps) =>
  children ? (
    <div data-fold={folded}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null

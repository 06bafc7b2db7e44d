import type { ReactNode } from 'react'
import styles from './ContactIntroduction.module.css'

type Props = {
  heading: string
  lead: string
  /** The form. */
  children?: ReactNode
  /** The company card that stands beside it. */
  card?: ReactNode
}

/** Heading, then form and company card side by side (spec.md §2 Contact). */
export const ContactIntroduction = ({ heading, lead, children, card }: Props) => (
  <section className={styles['section']}>
    <div className="container grid">
      <h1 id="contact-heading" className={styles['heading']}>
        {heading}
      </h1>
      <p className={`lead muted ${styles['lead']}`}>{lead}</p>
      <div className={styles['form']}>{children}</div>
      <div className={styles['card']}>{card}</div>
    </div>
  </section>
)

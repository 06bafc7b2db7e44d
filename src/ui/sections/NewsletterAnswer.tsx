import type { ReactNode } from 'react'
import { ArrowLink } from '../base/ArrowLink.tsx'
import { DrawnLetter } from '../diagrams/DrawnLetter.tsx'
import styles from './NewsletterAnswer.module.css'

type Props = {
  /** The words of spec.md §4, or the newsletter's own heading. */
  heading: string
  /** What the letter is; empty once something was sent. */
  lead: string
  isDone: boolean
  /** What to do after a failure. */
  detail: string
  /** The form, as long as it is needed. */
  children?: ReactNode
}

/** The page that takes the newsletter form without JavaScript, and says how it fared. */
export const NewsletterAnswer = ({ heading, lead, isDone, detail, children }: Props) => (
  <section className="section">
    <div className={`container grid ${styles['answer']}`}>
      <div className={styles['words']}>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        <div className={styles['body']}>
          {detail && <p className="lead">{detail}</p>}
          {children}
          {isDone && (
            <>
              <p className="lead muted">
                The next letter comes to the address you gave, and so does the link that ends it. Until then, the earlier articles are here.
              </p>
              <ArrowLink href="/blog">Read the blog</ArrowLink>
            </>
          )}
        </div>
      </div>
      <div className={styles['letter']}>
        <DrawnLetter />
      </div>
    </div>
  </section>
)

import type { ReactNode } from 'react'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import styles from './QuestionResults.module.css'

type Props = {
  /** What was found, for those who walk by headings; the page's head shows it. */
  found: string
  /** Name of the way back to all questions. */
  all: string
  children?: ReactNode
}

/** The field of a search with what it found, and the way back to all questions. */
export const QuestionResults = ({ found, all, children }: Props) => (
  <section className="section white">
    <div className="container">
      <h2 className="visually-hidden">{found}</h2>
      {children}
      <p className={styles['all']}>
        <ArrowLink href="/technologies-tools#questions">{all}</ArrowLink>
      </p>
    </div>
  </section>
)

import type { ReactNode } from 'react'
import { ArrowLink } from '../base/ArrowLink.tsx'
import { Text } from '../base/Text.tsx'
import { DrawnLetter, type LetterState } from '../diagrams/DrawnLetter.tsx'
import styles from './NewsletterAnswer.module.css'

type Props = {
  /** The newsletter's own heading, or how a form fared: the words of spec.md §4. */
  heading: string
  /** What the newsletter is. */
  lead?: string
  /** What has happened, or what to do. */
  text?: string
  /** What comes next. */
  hint?: string
  link?: { label: string; href: string } | undefined
  letter?: LetterState
  /** The form, as long as it is needed. */
  children?: ReactNode
}

/** The pages that begin and end the newsletter without JavaScript, and say how that fared. */
export const NewsletterAnswer = ({ heading, lead, text, hint, link, letter, children }: Props) => (
  <section className="section">
    <div className={`container grid ${styles['answer']}`}>
      <div className={styles['words']}>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        <div className={styles['body']}>
          {text && (
            <p className="lead">
              <Text>{text}</Text>
            </p>
          )}
          {children}
          {hint && <p className="lead muted">{hint}</p>}
          {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        </div>
      </div>
      <div className={styles['letter']}>
        <DrawnLetter {...(letter && { state: letter })} />
      </div>
    </div>
  </section>
)

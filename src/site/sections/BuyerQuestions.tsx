import type { ReactNode } from 'react'
import type { getBuyerQuestions } from '#src/content/questions/buyer-questions.ts'
import { ArrowLink } from '../../ui/base/ArrowLink.tsx'
import { Paragraph } from '../../ui/base/Paragraph.tsx'
import styles from './BuyerQuestions.module.css'
import { Section } from './Section.tsx'

type Props = ReturnType<typeof getBuyerQuestions> & {
  /** Questions that only this page answers. */
  own?: readonly { question: string; answer: string }[]
  /** Sources of the answers. */
  children?: ReactNode
}

/**
 * Questions of buyers, on the page where they arise, each with its short answer. Below the page's
 * own questions those of every buyer are links alone, because each such page would repeat them.
 */
export const BuyerQuestions = ({ heading, items, all, own = [], children }: Props) => (
  <Section layout="split" heading={heading} id="before-you-buy">
    <ul data-ruled className={styles['questions']}>
      {own.map(({ question, answer }) => (
        <li key={question}>
          <h3 className={styles['question']}>{question}</h3>
          <Paragraph className="muted">{answer}</Paragraph>
        </li>
      ))}
      {items.map(({ question, answer, href }) => (
        <li key={href}>
          {own.length > 0 ? (
            <ArrowLink href={href}>{question}</ArrowLink>
          ) : (
            <>
              <a className={styles['question']} href={href}>
                {question}
              </a>
              <Paragraph className="muted">{answer}</Paragraph>
            </>
          )}
        </li>
      ))}
      <li>
        <ArrowLink href={all.href}>{all.label}</ArrowLink>
      </li>
    </ul>
    {children}
  </Section>
)

import type { getBuyerQuestions } from '#src/content/questions/buyer-questions.ts'
import { ArrowLink } from '../base/ArrowLink.tsx'
import { Paragraph } from '../base/Paragraph.tsx'
import styles from './BuyerQuestions.module.css'
import { Section } from './Section.tsx'

/**
 * Questions of buyers, on the page where they arise. Each has its short answer and links to
 * the rest of it.
 */
export const BuyerQuestions = ({ heading, items, all }: ReturnType<typeof getBuyerQuestions>) => (
  <Section layout="split" heading={heading} id="before-you-buy">
    <ul data-ruled className={styles['questions']}>
      {items.map(({ question, answer, href }) => (
        <li key={href}>
          <a className={styles['question']} href={href}>
            {question}
          </a>
          <Paragraph className="muted">{answer}</Paragraph>
        </li>
      ))}
      <li>
        <ArrowLink href={all.href}>{all.label}</ArrowLink>
      </li>
    </ul>
  </Section>
)

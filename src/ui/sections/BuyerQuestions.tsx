import type { getBuyerQuestions } from '#src/content/questions/buyer-questions.ts'
import { ArrowLink } from '../base/ArrowLink.tsx'
import styles from './BuyerQuestions.module.css'
import { Section } from './Section.tsx'

/**
 * Questions of buyers, on the page where they arise. Each links to its answer, which is on the site
 * only once.
 */
export const BuyerQuestions = ({ heading, items, all }: ReturnType<typeof getBuyerQuestions>) => (
  <Section layout="split" heading={heading} id="before-you-buy">
    <ul data-ruled className={styles['questions']}>
      {items.map(({ question, href }) => (
        <li key={href}>
          <a href={href}>{question}</a>
        </li>
      ))}
      <li>
        <ArrowLink href={all.href}>{all.label}</ArrowLink>
      </li>
    </ul>
  </Section>
)

import type { BuyerQuestionsContent } from '#src/content/schemas/buyer-questions-schema.ts'
import { ArrowLink } from '../../ui/base/ArrowLink.tsx'
import { Paragraph } from '../../ui/base/Paragraph.tsx'
import styles from './BuyerQuestions.module.css'
import { Section } from './Section.tsx'

type Props = BuyerQuestionsContent['groups'][number] & { ground?: 'page' | 'white' }

export const QuestionGroup = ({ id, name, items, ground = 'page' }: Props) => (
  <Section layout="split" heading={{ name }} id={id} ground={ground}>
    <div className={styles['answers']}>
      {items.map(({ id: place, question, answer, details, owner }) => (
        <div key={place} id={place} className={styles['item']}>
          <h3>{question}</h3>
          <Paragraph>{answer}</Paragraph>
          {details && <Paragraph className="muted">{details}</Paragraph>}
          {owner && <ArrowLink href={owner.href}>{owner.label}</ArrowLink>}
        </div>
      ))}
    </div>
  </Section>
)

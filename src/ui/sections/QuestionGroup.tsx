import type { BuyerQuestion } from '#src/content/schemas/buyer-questions-schema.ts'
import { ArrowLink } from '../base/ArrowLink.tsx'
import { Text } from '../base/Text.tsx'
import styles from './BuyerQuestions.module.css'
import { Section } from './Section.tsx'

type Props = {
  id: string
  name: string
  items: BuyerQuestion[]
  ground?: 'page' | 'white'
}

export const QuestionGroup = ({ id, name, items, ground = 'page' }: Props) => (
  <Section layout="split" heading={{ name }} id={id} ground={ground}>
    {items.map(({ id: place, question, answer, details, owner }) => (
      <div key={place} id={place} className={styles['item']}>
        <h3>{question}</h3>
        <p>
          <Text>{answer}</Text>
        </p>
        {details && (
          <p className="muted">
            <Text>{details}</Text>
          </p>
        )}
        {owner && <ArrowLink href={owner.href}>{owner.label}</ArrowLink>}
      </div>
    ))}
  </Section>
)

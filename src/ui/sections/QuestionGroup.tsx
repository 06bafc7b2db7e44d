import type { BuyerQuestion } from '#src/content/schemas/buyer-questions-schema.ts'
import { ArrowLink } from '../base/ArrowLink.tsx'
import { Text } from '../base/Text.tsx'
import styles from './BuyerQuestions.module.css'
import { Day } from './Day.tsx'
import { Section } from './Section.tsx'

type Props = {
  id: string
  name: string
  items: BuyerQuestion[]
  /** Before the day on which an answer was checked. */
  checked: string
  ground?: 'page' | 'white'
}

/** Questions of buyers on one matter, answered in full view: this page is what people come for. */
export const QuestionGroup = ({ id, name, items, checked, ground = 'page' }: Props) => (
  <Section layout="split" heading={{ name }} id={id} ground={ground}>
    {items.map(({ id: place, question, answer, details, owner, checkedOn }) => (
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
        <p className={styles['owner']}>
          {owner && <ArrowLink href={owner.href}>{owner.label}</ArrowLink>}
          <span className="label">
            {`${checked} `}
            <Day date={checkedOn} />
          </span>
        </p>
      </div>
    ))}
  </Section>
)

import type { TechnicalDocument } from '#src/content/document-schema.ts'
import { Text } from '../../base/Text.tsx'
import styles from './DocumentOrdering.module.css'

type Props = TechnicalDocument['ordering'] & {
  /** As the catalogue writes it. */
  amount: string
  /** What is in the box. */
  items: string[]
}

/** Price, what is in the box, and where to ask. */
export const DocumentOrdering = ({ heading, price, box, contact, amount, items }: Props) => (
  <div className={styles['ordering']}>
    <h3>{heading}</h3>
    <div>
      <p className="label">{price}</p>
      <p className={styles['amount']}>{amount}</p>
      <p>
        <Text>{contact}</Text>
      </p>
    </div>
    <div>
      <p className="label">{box}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  </div>
)

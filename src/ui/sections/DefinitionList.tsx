import { Text } from '../base/Text.tsx'
import styles from './DefinitionList.module.css'

type Props = { items: { title: string; text: string; fact?: string | undefined }[] }

/** Two columns of term and explanation. */
export const DefinitionList = ({ items }: Props) => (
  <dl className={styles['list']}>
    {items.map(({ title, text, fact }) => (
      <div key={title} data-card>
        <dt>{title}</dt>
        <dd>
          <span>
            <Text>{text}</Text>
          </span>
          {fact && <span className={`label ${styles['fact']}`}>{fact}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

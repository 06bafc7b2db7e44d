import { Text } from '../../ui/base/Text.tsx'
import styles from './DefinitionList.module.css'

type Props = {
  /** A text that is a list has a line for each entry. */
  items: { title: string; text: string | readonly string[]; fact?: string | undefined }[]
  /** `columns`: two columns, each text below its term. `rows`: each text beside its term. */
  layout?: 'columns' | 'rows'
}

export const DefinitionList = ({ items, layout = 'columns' }: Props) => (
  <dl className={styles[layout]}>
    {items.map(({ title, text, fact }) => (
      <div key={title} data-card>
        <dt>{title}</dt>
        {/* The text has no block element, because Orca would skip the element's text or read it
            twice. */}
        {[text].flat().map((line) => (
          <dd key={line}>
            <Text>{line}</Text>
          </dd>
        ))}
        {fact && <dd className={`label ${styles['fact']}`}>{fact}</dd>}
      </div>
    ))}
  </dl>
)

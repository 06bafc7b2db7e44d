import type { Card } from '#src/content/schema.ts'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './RealTimeSystems.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; items: Card[] }

/** The three RTOS cards as columns; names, texts and facts of the three stand on common lines. */
export const RealTimeSystems = ({ heading, items }: Props) => (
  <section className={`section ${styles['section']}`}>
    <div className="container">
      <Heading {...heading} />
      <ul className={styles['columns']}>
        {items.map(({ title, text, fact }) => (
          <li key={title} data-card>
            <h3>{title}</h3>
            <p className="muted">
              <Text>{text}</Text>
            </p>
            <span className="label">{fact}</span>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

import type { MetricTraceName } from '#src/content/drawings.ts'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { MetricTrace } from '../../diagrams/cards/MetricTrace.tsx'
import styles from './KeyMetrics.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  items: { title: string; drawing: MetricTraceName; text: string; fact: string }[]
}

/** The four key metrics as four columns of one recorder sheet. */
export const KeyMetrics = ({ heading, items }: Props) => (
  <section className="section">
    <div className="container">
      <Heading {...heading} />
      <ul className={styles['sheet']}>
        {items.map(({ title, drawing, text, fact }) => (
          <li key={title}>
            <MetricTrace name={drawing} />
            <p className="label">{fact}</p>
            <h3>{title}</h3>
            <p className={styles['text']}>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

import type { AnswerChartName } from '#src/content/drawings.ts'
import type { Card } from '#src/content/schema.ts'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { AnswerChart } from '../../diagrams/cards/AnswerChart.tsx'
import styles from './QuestionsWithAnswers.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  lead?: string | undefined
  items: (Card & { drawing: AnswerChartName })[]
}

/** Eight questions, each with the shape of its answer (spec.md §9: eight). */
export const QuestionsWithAnswers = ({ heading, lead, items }: Props) => (
  <section className="section">
    <div className="container">
      <div className={styles['head']}>
        <Heading {...heading} />
        <p className="label">drawn examples · grey measured, mint predicted</p>
      </div>
      {lead && (
        <p className="muted">
          <Text>{lead}</Text>
        </p>
      )}
      <ul className={styles['list']}>
        {items.map(({ title, text, fact, drawing, href }) => (
          <li key={title} className="grid" data-card>
            <AnswerChart name={drawing} />
            <div>
              <h3>{href ? <a href={href}>{title}</a> : title}</h3>
              <p className="muted">
                <Text>{text}</Text>
              </p>
            </div>
            {fact && <p className="label">{fact}</p>}
          </li>
        ))}
      </ul>
    </div>
  </section>
)

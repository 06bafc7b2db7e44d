import { ArrowRight } from 'lucide-react'
import type { BuildingName } from '#src/content/drawings.ts'
import type { Card } from '#src/content/schema.ts'
import { Heading } from '../../base/Heading.tsx'
import { Icon } from '../../base/Icon.tsx'
import { Text } from '../../base/Text.tsx'
import { TradeHouse } from '../../diagrams/street/TradeHouse.tsx'
import styles from './Industries.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; items: (Card & { drawing: BuildingName })[] }

/** The first nine industry cards in three rows of three; the houses of a row stand on one street. */
export const Industries = ({ heading, items }: Props) => (
  <section className="section">
    <div className="container">
      <div className={styles['head']}>
        <Heading {...heading} />
      </div>
      <ul className={styles['tiles']}>
        {items.map(({ title, text, fact, drawing, href }) => (
          <li key={title} data-card>
            <TradeHouse name={drawing} />
            <h3>
              {href ? (
                <a href={href} className="covers">
                  {title} <Icon icon={ArrowRight} size="small" />
                </a>
              ) : (
                title
              )}
            </h3>
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

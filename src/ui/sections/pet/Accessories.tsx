import type { AccessoryName } from '#src/content/drawings.ts'
import type { Card } from '#src/content/schema.ts'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { AccessoryDrawing } from '../../diagrams/cards/AccessoryDrawing.tsx'
import { CardLink } from '../CardLink.tsx'
import styles from './Accessories.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  lead?: string | undefined
  items: (Card & { drawing: AccessoryName })[]
}

/** Six things for the house round the animal (spec.md §9: six). */
export const Accessories = ({ heading, lead, items }: Props) => (
  <section className="section">
    <div className="container">
      <div className={`grid ${styles['head']}`}>
        <Heading {...heading} />
        {lead && (
          <p className="muted">
            <Text>{lead}</Text>
          </p>
        )}
      </div>
      <ul className={styles['tiles']}>
        {items.map(({ title, text, fact, drawing, href }) => (
          <li key={title} data-card>
            <AccessoryDrawing name={drawing} />
            <h3>
              <CardLink title={title} href={href} />
            </h3>
            <p className="muted">
              <Text>{text}</Text>
            </p>
            {fact && <p className="label">{fact}</p>}
          </li>
        ))}
      </ul>
    </div>
  </section>
)

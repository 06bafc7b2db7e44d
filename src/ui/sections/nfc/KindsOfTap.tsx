import type { TagCarrierName } from '#src/content/drawings.ts'
import type { Card } from '#src/content/schema.ts'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { TagCarrier } from '../../diagrams/cards/TagCarrier.tsx'
import { CardLink } from '../CardLink.tsx'
import styles from './KindsOfTap.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  lead?: string | undefined
  items: (Card & { drawing: TagCarrierName })[]
}

/** The eight kinds of tap, each beside the card, sticker or seal that carries its tag (spec.md §9: eight). */
export const KindsOfTap = ({ heading, lead, items }: Props) => (
  <section className="section">
    <div className="container">
      <Heading {...heading} />
      {lead && (
        <p className="muted">
          <Text>{lead}</Text>
        </p>
      )}
      <ul className={styles['list']}>
        {items.map(({ title, text, fact, drawing, href }) => (
          <li key={title} data-card>
            <TagCarrier name={drawing} />
            <div>
              <h3>
                <CardLink title={title} href={href} />
              </h3>
              <p className="muted">
                <Text>{text}</Text>
              </p>
              {fact && <p className="label">{fact}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

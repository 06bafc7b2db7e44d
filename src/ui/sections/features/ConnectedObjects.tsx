import type { ConnectedObjectName } from '#src/content/drawings.ts'
import type { Card } from '#src/content/schema.ts'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { ConnectedObject } from '../../diagrams/cards/ConnectedObject.tsx'
import { CardLink } from '../CardLink.tsx'
import styles from './ConnectedObjects.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; items: (Card & { drawing: ConnectedObjectName })[] }

/** Connected Objects: four cards, each with the kind of thing it means standing on one ground line. */
export const ConnectedObjects = ({ heading, items }: Props) => (
  <section className="section">
    <div className="container">
      <Heading {...heading} />
      <ul className={styles['objects']}>
        {items.map(({ title, text, fact, drawing, href }) => (
          <li key={title} data-card>
            <ConnectedObject name={drawing} />
            <h3>
              <CardLink title={title} href={href} />
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

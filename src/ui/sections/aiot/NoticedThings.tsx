import type { NoticedSceneName } from '#src/content/drawings.ts'
import type { Card } from '#src/content/schema.ts'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { NoticedScene } from '../../diagrams/cards/NoticedScene.tsx'
import { CardLink } from '../CardLink.tsx'
import styles from './NoticedThings.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  lead?: string | undefined
  items: (Card & { drawing: NoticedSceneName })[]
}

/** Eight things a gateway can notice, each with the scene it judges and the one value that is left (spec.md §9: eight). */
export const NoticedThings = ({ heading, lead, items }: Props) => (
  <section className="section">
    <div className="container">
      <div className={styles['head']}>
        <Heading {...heading} />
        <p className="label">drawn examples</p>
      </div>
      {lead && (
        <p className="muted">
          <Text>{lead}</Text>
        </p>
      )}
      <ul className={styles['grid']}>
        {items.map(({ title, text, fact, drawing, href }) => (
          <li key={title} data-card>
            <div className={`night ${styles['scene']}`}>
              <NoticedScene name={drawing} />
            </div>
            <h3>
              <CardLink title={title} href={href} />
            </h3>
            <p className={styles['text']}>
              <Text>{text}</Text>
            </p>
            {fact && <p className="label">{fact}</p>}
          </li>
        ))}
      </ul>
    </div>
  </section>
)

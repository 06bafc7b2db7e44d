import { Heading } from '../base/Heading.tsx'
import { Text } from '../base/Text.tsx'
import { CardLink } from './CardLink.tsx'
import styles from './RowList.module.css'

export type RowListItem = { title: string; text: string; fact?: string | undefined; href?: string | undefined }
type Props = {
  heading: { name: string; continuation?: string | undefined }
  lead?: string | undefined
  items: RowListItem[]
  /** Numbered where the order matters. */
  isNumbered?: boolean
}

/** The "cards" of a text page: one row each, title, text and one checkable fact (design rule 2). */
export const RowList = ({ heading, lead, items, isNumbered = false }: Props) => {
  const List = isNumbered ? 'ol' : 'ul'
  return (
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
        <List className={styles['list']}>
          {items.map(({ title, text, fact, href }, index) => (
            <li key={title} className="grid" data-card>
              <h3>
                {isNumbered && <span className={styles['number']}>{`${index + 1} `}</span>}
                <CardLink title={title} href={href} />
              </h3>
              <p className="muted">
                <Text>{text}</Text>
              </p>
              {fact && <span className={`label ${styles['fact']}`}>{fact}</span>}
            </li>
          ))}
        </List>
      </div>
    </section>
  )
}

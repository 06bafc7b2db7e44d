import { ArrowRight } from 'lucide-react'
import type { Card } from '#src/content/schema.ts'
import { Icon } from '../../base/Icon.tsx'
import { Text } from '../../base/Text.tsx'
import { CardLink } from '../CardLink.tsx'
import styles from './WorkList.module.css'

/** Six kinds of work in two columns, each with what comes out of it. */
export const WorkList = ({ items }: { items: Card[] }) => (
  <ul className={styles['list']}>
    {items.map(({ title, text, fact, href }) => (
      <li key={title} data-card>
        <h3>
          {href ? (
            <>
              <CardLink title={title} href={href} /> <Icon icon={ArrowRight} size="small" />
            </>
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
)

import { ArrowRight } from 'lucide-react'
import type { Card } from '#src/content/schema.ts'
import { Heading } from '../../base/Heading.tsx'
import { Icon } from '../../base/Icon.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './Industries.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; items: Card[] }

/** The first nine industry cards in three rows of three, parted by hairlines. */
export const Industries = ({ heading, items }: Props) => (
  <section className="section">
    <div className="container">
      <div className={styles['head']}>
        <Heading {...heading} />
      </div>
      <ul className={styles['tiles']}>
        {items.map(({ title, text, fact, href }) => (
          <li key={title} data-card>
            <span className="label">{fact}</span>
            <h3>
              {href ? (
                <a href={href}>
                  {title} <Icon icon={ArrowRight} size="small" />
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="muted">
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

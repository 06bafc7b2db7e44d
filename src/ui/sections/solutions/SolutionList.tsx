import type { Card } from '#src/content/schema.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './SolutionList.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; items: Card[] }

/** The sets that exist, two in a row; under each its parts, threaded on one line. */
export const SolutionList = ({ heading, items }: Props) => (
  <section className="section">
    <div className="container">
      <Heading {...heading} />
      <ul className={styles['list']}>
        {items.map(({ title, text, fact, href }, index) => (
          <li key={title}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="muted">
                <Text>{text}</Text>
              </p>
              {fact && !fact.includes(' · ') && <p className="label">{fact}</p>}
              {fact?.includes(' · ') && (
                <ul className={styles['parts']} aria-label={`Parts of ${title}`}>
                  {fact.split(' · ').map((part) => (
                    <li key={part} className="label">
                      {part}
                    </li>
                  ))}
                </ul>
              )}
              {href && (
                <p className={styles['more']}>
                  <ArrowLink href={href}>
                    See the device<span className="visually-hidden"> of {title}</span>
                  </ArrowLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

import type { Catalogue } from '#src/content/schema.ts'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { PartnerMark } from '../../diagrams/PartnerMark.tsx'
import styles from './PartnerNames.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; partners: Catalogue['partners'] }

/** The partners in two columns, each with its mark and its name (spec.md §2 Partners). */
export const PartnerNames = ({ heading, partners }: Props) => (
  <section className="section">
    <div className="container">
      <Heading {...heading} />
      <ul className={styles['list']}>
        {partners.map(({ title, mark, text, facts }) => (
          <li key={title} data-card>
            <PartnerMark mark={mark} />
            <h3>{title}</h3>
            <p className={styles['text']}>
              <Text>{text}</Text>
            </p>
            <p className="label">{facts.join(' · ')}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

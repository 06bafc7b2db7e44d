import type { DrawnProtocolName } from '#src/content/drawings.ts'
import { Facts } from '../../base/Facts.tsx'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { ProtocolDrawing } from '../../diagrams/protocols/ProtocolDrawing.tsx'
import styles from './ProtocolList.module.css'

type Protocol = {
  title: string
  text: string
  facts: { label: string; value: string; unit?: string | undefined }[]
  drawing: DrawnProtocolName
}
type Props = { heading: { name: string; continuation?: string | undefined }; protocols: Protocol[] }

/** Four protocols, each drawn at work (spec.md §2 Technologies and Tools). */
export const ProtocolList = ({ heading, protocols }: Props) => (
  <section className="section white">
    <div className="container">
      <div className={styles['head']}>
        <Heading {...heading} />
      </div>
      <ul className={styles['list']}>
        {protocols.map(({ title, text, facts, drawing }) => (
          <li key={title} data-card>
            <div className={styles['drawing']}>
              <ProtocolDrawing name={drawing} />
            </div>
            <h3>{title}</h3>
            <p className="muted">
              <Text>{text}</Text>
            </p>
            <Facts facts={facts} />
          </li>
        ))}
      </ul>
    </div>
  </section>
)

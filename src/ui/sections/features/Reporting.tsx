import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { MorningPage } from '../../diagrams/MorningPage.tsx'
import styles from './Reporting.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  text: string
  items: { title: string; text: string; fact?: string | undefined }[]
}

/** Reporting Features: the reports as rows, and beside them one of them as it arrives. */
export const Reporting = ({ heading, text, items }: Props) => (
  <section className="section white">
    <div className={`container grid ${styles['reporting']}`}>
      <div className={styles['list']}>
        <Heading {...heading} />
        <p className="lead">
          <Text>{text}</Text>
        </p>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <span className="label">{item.fact}</span>
              <p className="muted">
                <Text>{item.text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['paper']}>
        <MorningPage />
      </div>
    </div>
  </section>
)

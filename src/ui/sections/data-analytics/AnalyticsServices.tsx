import { Text } from '../../base/Text.tsx'
import { Section } from '../Section.tsx'
import styles from './AnalyticsServices.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; items: { title: string; description: string }[] }

/** What is done with a reading, in the order in which it is done (spec.md §2, IoT Data and Analytics). */
export const AnalyticsServices = ({ heading, items }: Props) => (
  <Section layout="split" heading={heading} ground="white">
    <ol className={styles['list']}>
      {items.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="muted">
            <Text>{description}</Text>
          </p>
        </li>
      ))}
    </ol>
  </Section>
)

import { Text } from '../../base/Text.tsx'
import { Section } from '../Section.tsx'
import styles from './IntelligentAnalytics.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; text: string; items: string[] }

/** What is concluded from the readings: one message each. */
export const IntelligentAnalytics = ({ heading, text, items }: Props) => (
  <Section layout="split" heading={heading} ground="white">
    <p className={`lead ${styles['lead']}`}>
      <Text>{text}</Text>
    </p>
    <ul className={styles['messages']}>
      {items.map((item) => (
        <li key={item}>
          <p>
            <Text>{item}</Text>
          </p>
        </li>
      ))}
    </ul>
  </Section>
)

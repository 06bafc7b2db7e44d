import { Text } from '../../base/Text.tsx'
import { SplitSection } from '../SplitSection.tsx'
import styles from './IntelligentAnalytics.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; text: string; items: string[] }

/** What is concluded from the readings: one message each. */
export const IntelligentAnalytics = ({ heading, text, items }: Props) => (
  <SplitSection heading={heading} isWhite>
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
  </SplitSection>
)

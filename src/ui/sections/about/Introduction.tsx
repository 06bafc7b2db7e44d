import { Text } from '../../base/Text.tsx'
import styles from './Introduction.module.css'

type Props = { statement: string; emphasis: string }

/** Who the company is, in one sentence set large; it opens in ink and goes on muted. */
export const Introduction = ({ statement, emphasis }: Props) => (
  <div className={`container grid ${styles['introduction']}`}>
    <p>
      <Text>{`${statement} `}</Text>
      <span className="muted">
        <Text>{emphasis}</Text>
      </span>
    </p>
  </div>
)

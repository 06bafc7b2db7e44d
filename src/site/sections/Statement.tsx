import { Text } from '../../ui/base/Text.tsx'
import styles from './Statement.module.css'

type Props = {
  text: string
  emphasis: string
}

export const Statement = ({ text, emphasis }: Props) => (
  <p className={styles['statement']}>
    <Text>{`${text} `}</Text>
    <span className="muted">
      <Text>{emphasis}</Text>
    </span>
  </p>
)

import { Text } from '../../base/Text.tsx'
import styles from './CommandList.module.css'

/** What one says and what the house does: a conversation without bubbles. */
export const CommandList = ({ commands }: { commands: { say: string; does: string }[] }) => (
  <dl className={styles['list']}>
    {commands.map(({ say, does }) => (
      <div key={say}>
        <dt>{say}</dt>
        <dd>
          <Text>{does}</Text>
        </dd>
      </div>
    ))}
  </dl>
)

import { Text } from '../../base/Text.tsx'
import styles from './ExpertiseList.module.css'

/** What the app work consists of: one large row each. */
export const ExpertiseList = ({ items }: { items: { title: string; text: string }[] }) => (
  <dl className={styles['list']}>
    {items.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd className="muted">
          <Text>{text}</Text>
        </dd>
      </div>
    ))}
  </dl>
)

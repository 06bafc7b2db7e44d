import styles from './BulletList.module.css'
import { Text } from './Text.tsx'

type Props = { items: string[]; isRuled?: boolean }

export const BulletList = ({ items, isRuled = false }: Props) => (
  <ul className={isRuled ? `${styles['list']} ${styles['ruled']}` : styles['list']}>
    {items.map((item) => (
      <li key={item}>
        <Text>{item}</Text>
      </li>
    ))}
  </ul>
)

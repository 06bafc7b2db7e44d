import styles from './BulletList.module.css'
import { Text } from './Text.tsx'

/** `below`: items of a list one level deeper. */
type Item = string | { text: string; below: string[] }
type Props = { items: readonly Item[]; isRuled?: boolean; isNumbered?: boolean }

/** A list of texts with marks (Text.tsx), with bullets or numbers. */
export const BulletList = ({ items, isRuled = false, isNumbered = false }: Props) => {
  const List = isNumbered ? 'ol' : 'ul'
  const look = styles[isNumbered ? 'numbered' : 'list']
  return (
    <List className={isRuled ? `${look} ${styles['ruled']}` : look}>
      {items.map((item) => {
        const { text, below } = typeof item === 'string' ? { text: item, below: [] } : item
        return (
          <li key={text}>
            <Text>{text}</Text>
            {below.length > 0 && <BulletList items={below} isNumbered={isNumbered} />}
          </li>
        )
      })}
    </List>
  )
}

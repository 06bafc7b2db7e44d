import styles from './RuledList.module.css'

/** Short lines with hairlines between them. */
export const RuledList = ({ items }: { items: string[] }) => (
  <ul className={styles['list']}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

import styles from './Badges.module.css'

type Props = {
  /** What the badges have in common, for screen readers. */
  label: string
  names: string[]
}

/** Names of a kind as a row of small pills: the protocols that a product speaks. */
export const Badges = ({ label, names }: Props) => (
  <ul aria-label={label} className={styles['badges']}>
    {names.map((name) => (
      <li key={name} className="label">
        {name}
      </li>
    ))}
  </ul>
)

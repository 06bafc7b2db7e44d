import styles from './Badges.module.css'

type Props = {
  label: string
  names: string[]
}

export const Badges = ({ label, names }: Props) => (
  <ul aria-label={label} className={styles['badges']}>
    {names.map((name) => (
      <li key={name} className="label">
        {name}
      </li>
    ))}
  </ul>
)

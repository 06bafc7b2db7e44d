import styles from './Badges.module.css'

export const Badges = ({ label, names }: { label: string; names: string[] }) => (
  <ul aria-label={label} className={styles['badges']}>
    {names.map((name) => (
      <li key={name} className="label">
        {name}
      </li>
    ))}
  </ul>
)

import styles from './Breadcrumb.module.css'

type Props = {
  /** Ancestors, the highest first. */
  above: { label: string; href: string }[]
  /** The page's name, where no heading follows at once. */
  current?: string
}

export const Breadcrumb = ({ above, current }: Props) => (
  <nav aria-label="Breadcrumb" className={styles['breadcrumb']}>
    <ol>
      {above.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {current && <li aria-current="page">{current}</li>}
    </ol>
  </nav>
)

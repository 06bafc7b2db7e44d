import styles from './Breadcrumb.module.css'

type Props = {
  label: string
  /** Ancestor pages, beginning with the highest. */
  above: { label: string; href: string }[]
  /** The page's name, for pages where no heading follows directly. */
  current?: string
}

export const Breadcrumb = ({ label: name, above, current }: Props) => (
  <nav aria-label={name} className={styles['breadcrumb']} data-screen>
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

import { onPlainClick } from './plain-click.ts'
import styles from './Tabs.module.css'

type Props = {
  /** What the parts belong to. */
  label: string
  tabs: {
    label: string
    href: string
    isCurrent: boolean
    count?: number | undefined
    /** Opens the part without another page; a link otherwise. */
    onOpen?: () => void
  }[]
}

/** The parts of a page, as links that can be kept and opened elsewhere; the open part stands on the line. */
export const Tabs = ({ label, tabs }: Props) => (
  <nav className={styles['tabs']} aria-label={label}>
    {tabs.map((tab) => (
      <a key={tab.href} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined} onClick={tab.onOpen && onPlainClick(tab.onOpen)}>
        {tab.label}
        {tab.count !== undefined && <span>{` ${tab.count}`}</span>}
      </a>
    ))}
  </nav>
)

import { onPlainClick } from './plain-click.ts'
import styles from './Tabs.module.css'

type Props = {
  label: string
  tabs: {
    label: string
    href: string
    isCurrent: boolean
    count?: number | undefined
    onOpen?: () => void
  }[]
}

/** Tabs as links, which can be shared and opened in other windows. */
export const Tabs = ({ label, tabs }: Props) => (
  <nav className={styles['tabs']} aria-label={label}>
    {tabs.map((tab) => (
      <a
        key={tab.href}
        href={tab.href}
        aria-current={tab.isCurrent ? 'page' : undefined}
        onClick={tab.onOpen && onPlainClick(tab.onOpen)}
      >
        {tab.label}
        {tab.count !== undefined && <span>{` ${tab.count}`}</span>}
      </a>
    ))}
  </nav>
)

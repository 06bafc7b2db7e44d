import type { BuildingName } from '#src/content/schemas/drawings.ts'
import { words } from '#src/content/words/words.ts'
import styles from './Street.module.css'
import { TradeHouse } from './TradeHouse.tsx'

/** A house without an address leads nowhere: its page is gone. */
type House = { title: string; href?: string | undefined; drawing: BuildingName }
type Props = { houses: readonly House[] }

export const Street = ({ houses }: Props) => (
  <nav className={styles['street']} aria-label={words().drawings.street.name}>
    {houses.map(({ title, href, drawing }) => (
      <a key={title} href={href}>
        <TradeHouse name={drawing} />
        <span>{title}</span>
      </a>
    ))}
  </nav>
)

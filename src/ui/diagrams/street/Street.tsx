import type { BuildingName } from '#src/content/schemas/drawings.ts'
import styles from './Street.module.css'
import { TradeHouse } from './TradeHouse.tsx'

type Props = { houses: readonly { title: string; href: string; drawing: BuildingName }[] }

export const Street = ({ houses }: Props) => (
  <nav className={styles['street']} aria-label="Sites">
    {houses.map(({ title, href, drawing }) => (
      <a key={href} href={href}>
        <TradeHouse name={drawing} />
        <span>{title}</span>
      </a>
    ))}
  </nav>
)

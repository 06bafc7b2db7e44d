import type { BuildingName } from '#src/content/schemas/drawings.ts'
import { Building } from './Building.tsx'
import { buildings } from './buildings.ts'
import styles from './TradeHouse.module.css'

const heights: Record<BuildingName, number> = {
  home: 132,
  clinic: 100,
  fleet: 78,
  shop: 102,
  factory: 124,
  'cold-store': 112,
  hotel: 152,
  farm: 82,
  'public-works': 134,
}

export const TradeHouse = ({ name }: { name: BuildingName }) => (
  <div className={styles['ground']}>
    <svg viewBox={`0 ${150 - heights[name]} 204 ${heights[name]}`} aria-hidden="true">
      <Building parts={buildings[name]} strokeWidth={1.25} />
      <circle
        cx="102"
        cy="150.5"
        r="4"
        fill="var(--page)"
        stroke="var(--signal)"
        strokeWidth="1.75"
      />
    </svg>
  </div>
)

import { Building, type BuildingName } from './Building.tsx'
import styles from './TradeHouse.module.css'

/** Houses of the street, in the order of the nine trades (spec.md §2 Expertise), with their heights in units of the drawing. */
const houses: readonly { name: BuildingName; height: number }[] = [
  { name: 'home', height: 132 },
  { name: 'clinic', height: 100 },
  { name: 'fleet', height: 78 },
  { name: 'shop', height: 102 },
  { name: 'factory', height: 124 },
  { name: 'cold-store', height: 112 },
  { name: 'hotel', height: 152 },
  { name: 'farm', height: 82 },
  { name: 'public-works', height: 134 },
]

/** The house of one trade on its stretch of the street; it is one node on the line of its gateway. Neighbours join to one street. */
export const TradeHouse = ({ index }: { index: number }) => {
  const house = houses[index]
  return (
    <div className={styles['ground']}>
      {house && (
        <svg viewBox={`0 ${150 - house.height} 204 ${house.height}`} aria-hidden="true">
          <Building name={house.name} strokeWidth={1.25} />
          <circle cx="102" cy="150.5" r="4" fill="var(--page)" stroke="var(--signal)" strokeWidth="1.75" />
        </svg>
      )}
    </div>
  )
}

import { Building, type BuildingName } from './Building.tsx'
import styles from './TradeHouse.module.css'

/** Houses of the street, in the order of the nine trades (spec.md §2 Expertise). */
const houses: readonly BuildingName[] = ['home', 'clinic', 'fleet', 'shop', 'factory', 'cold-store', 'hotel', 'farm', 'public-works']

/** The house of one trade on its stretch of the street; it is one node on the line of its gateway. Neighbours join to one street. */
export const TradeHouse = ({ index }: { index: number }) => {
  const house = houses[index]
  return (
    <div className={styles['ground']}>
      {house && (
        <svg viewBox="0 0 204 150" aria-hidden="true">
          <Building name={house} strokeWidth={1.25} />
          <circle cx="102" cy="150.5" r="4" fill="var(--page)" stroke="var(--signal)" strokeWidth="1.75" />
        </svg>
      )}
    </div>
  )
}

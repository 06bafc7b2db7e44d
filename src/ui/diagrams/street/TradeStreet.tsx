import { Building, type BuildingName } from './Building.tsx'
import styles from './TradeStreet.module.css'

type Props = { trades: string[] }

/** Houses of the street, in the order of the nine trades (spec.md §2 Expertise). */
const houses: readonly BuildingName[] = ['home', 'clinic', 'fleet', 'shop', 'factory', 'cold-store', 'hotel', 'farm', 'public-works']

/** One street with a house for each trade; every house is one node on the line of its gateway. */
export const TradeStreet = ({ trades }: Props) => (
  <ul className={styles['street']}>
    {houses.map((house, index) => {
      const trade = trades[index]
      return (
        trade && (
          <li key={house}>
            <svg viewBox="0 0 204 156" aria-hidden="true">
              <Building name={house} strokeWidth={2} />
              <path d="M0 150.75h204" stroke="var(--line-strong)" strokeWidth="1.5" />
              <circle cx="102" cy="150.75" r="3.5" fill="var(--page)" stroke="var(--signal)" strokeWidth="1.75" />
            </svg>
            <span>{trade}</span>
          </li>
        )
      )
    })}
  </ul>
)

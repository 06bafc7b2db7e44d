import { SlidersHorizontal, X } from 'lucide-react'
import type { needGroups } from '#src/content/need-groups.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import styles from './ProductNeeds.module.css'

type Props = {
  groups: ReturnType<typeof needGroups>
  /** Number of shown products; empty if all are shown. */
  shown: string
  all: string
  /** Label that opens the filters. The filters start open if the list is filtered. */
  narrow: string
}

/**
 * Filters the products by links, each of which leads to at least one product. A chosen link removes
 * its filter.
 */
export const ProductNeeds = ({ groups, shown, all, narrow }: Props) => (
  <div className={`container ${styles['needs']}`}>
    <details open={shown !== ''} data-screen>
      <summary>
        <Icon icon={SlidersHorizontal} size="small" /> {narrow}
      </summary>
      {groups.map(({ need, name, choices }) => (
        <div key={need} className="sideways">
          <p id={`need-${need}`}>{name}</p>
          <ul aria-labelledby={`need-${need}`}>
            {choices.map((choice) => (
              <li key={choice.query}>
                <a
                  href={`/products${choice.query && `?${choice.query}`}`}
                  rel="nofollow"
                  aria-current={choice.isChosen || undefined}
                >
                  {`${choice.name} `}
                  {choice.isChosen ? <Icon icon={X} size="small" /> : <span>{choice.count}</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
    {shown && (
      <p className={styles['shown']}>
        {shown} <a href="/products">{all}</a>
      </p>
    )}
  </div>
)

import { BulletList } from '../../../ui/base/BulletList.tsx'
import styles from './PriceCards.module.css'

type Props = { lists: { heading: string; points: string[] }[] }

/** What a sum includes, and what comes on top, side by side. */
export const SumContents = ({ lists }: Props) => (
  <div className={styles['contents']}>
    {lists.map(({ heading, points }) => (
      <div key={heading}>
        <h3>{heading}</h3>
        <BulletList items={points} isRuled />
      </div>
    ))}
  </div>
)

import { type Fact, Facts } from '../../base/Facts.tsx'
import styles from './ProductSpecification.module.css'

type Props = { groups: { group: string; rows: Fact[] }[]; isFinal: boolean }

/** Specification in groups: value in ink, unit in muted ink (design rule 8). */
export const ProductSpecification = ({ groups, isFinal }: Props) => (
  <>
    {groups.map(({ group, rows }) => (
      <div key={group} className={`grid ${styles['group']}`}>
        <h3>{group}</h3>
        <Facts layout="sheet" facts={rows} />
      </div>
    ))}
    {!isFinal && (
      <p className={`muted ${styles['note']}`}>
        Preliminary: typical figures for this class of device. The data sheet sent with your quote is the binding one.
      </p>
    )}
  </>
)

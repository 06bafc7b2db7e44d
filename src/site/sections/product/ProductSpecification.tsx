import { type Fact, Facts } from '../../../ui/base/Facts.tsx'
import styles from './ProductSpecification.module.css'

type Props = {
  groups: { group: string; rows: Fact[] }[]
  note?: string | undefined
}

export const ProductSpecification = ({ groups, note }: Props) => (
  <>
    {groups.map(({ group, rows }) => (
      <div key={group} className={`grid ${styles['group']}`}>
        <h3>{group}</h3>
        <Facts layout="sheet" facts={rows} />
      </div>
    ))}
    {note && <p className={`muted ${styles['note']}`}>{note}</p>}
  </>
)

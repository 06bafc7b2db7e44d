import styles from './ProductSpecification.module.css'

type Group = { group: string; rows: { label: string; value: string; unit?: string | undefined }[] }
type Props = { groups: Group[]; isFinal: boolean }

/** Specification in groups: value in ink, unit in muted ink (design rule 8). */
export const ProductSpecification = ({ groups, isFinal }: Props) => (
  // Its name is short in a list of tables; the caption is read with it.
  <table className={styles['table']} aria-label="Specification">
    {!isFinal && (
      <caption>Preliminary: typical figures for this class of device. The data sheet sent with your quote is the binding one.</caption>
    )}
    {groups.map(({ group, rows }) => (
      <tbody key={group}>
        {rows.map(({ label, value, unit }, index) => (
          <tr key={label}>
            {index === 0 && (
              <th scope="rowgroup" rowSpan={rows.length} className={styles['group']}>
                {group}
              </th>
            )}
            <th scope="row" className={styles['label']}>
              {label}
            </th>
            <td>
              {value}
              {unit && <span>{` ${unit}`}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
)

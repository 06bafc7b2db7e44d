import type { NightView } from '#src/content/night-view.ts'
import styles from './NightTable.module.css'

/** The whole night as a table, for readers who cannot see the drawing. */
export const NightTable = ({ table, words }: Pick<NightView, 'table' | 'words'>) => (
  <div className={styles['table']}>
    <table aria-label={words.parts.table}>
      <thead>
        <tr>
          <th scope="col">{words.parts.when}</th>
          <th scope="col">{words.parts.what}</th>
        </tr>
      </thead>
      <tbody>
        {table.map(({ time, says }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same; each is a place in the list
          <tr key={place}>
            <th scope="row" className="tabular">
              {time}
            </th>
            <td>{says}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

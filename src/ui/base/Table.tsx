import styles from './Table.module.css'
import { Text } from './Text.tsx'

export type TableData = {
  caption: string
  columns: string[]
  /** Cells in the order of the columns; the first names its row. */
  rows: string[][]
  /** What the figures rest on. */
  note?: string | undefined
  /** Where values are not confirmed yet: what counts. */
  guide?: string | undefined
}

/** A table of copy with the note below it. Each cell carries its column's name, so that a narrow layout can show a row as a list. */
export const Table = ({ caption, columns, rows, note, guide }: TableData) => (
  <div className={styles['table']}>
    <table>
      <caption>
        {caption}
        {guide && <small>{guide}</small>}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells]) => (
          <tr key={[first, ...cells].join()}>
            <th scope="row" data-label={columns[0]}>
              <span>
                <Text>{first}</Text>
              </span>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                <span>
                  <Text>{cell}</Text>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {note && (
      <p className={styles['note']}>
        <Text>{note}</Text>
      </p>
    )}
  </div>
)

import styles from './Table.module.css'
import { Text } from './Text.tsx'

export type TableData = {
  caption: string
  columns: string[]
  /** Cells by column; the first cell names the row. */
  rows: string[][]
  note?: string | undefined
  guide?: string | undefined
}

/** A table with a note. Cells carry the name of their column for the narrow layout. */
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

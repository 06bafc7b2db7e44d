import styles from './Numbers.module.css'

type Props = {
  caption: string
  columns: readonly string[]
  /** Rows of cells; the first cell names the row. */
  rows: readonly (readonly string[])[]
  most?: number
}

/**
 * Table of counts: the first `most` rows, then the number of further rows in the file. A sentence
 * replaces an empty table.
 */
export const CountTable = ({ caption, columns, rows, most = rows.length }: Props) => {
  if (rows.length === 0) return <p>None in either period.</p>
  return (
    <table className={`tabular ${styles['table']}`}>
      <caption className="visually-hidden">{caption}</caption>
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
        {rows.slice(0, most).map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {rows.length > most && (
        <tfoot>
          <tr>
            <td colSpan={columns.length}>and {rows.length - most} more in the CSV file</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

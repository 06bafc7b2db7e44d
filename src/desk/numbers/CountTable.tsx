import { TableHead } from '#src/ui/base/Table.tsx'
import styles from './Numbers.module.css'

type Props = {
  caption: string
  columns: readonly string[]
  /** Rows of cells; the first cell names the row. */
  rows: readonly (readonly string[])[]
  most?: number
}

/**
 * Table of counts: the first `most` rows, then the number of further rows in the file.
 */
export const CountTable = ({ caption, columns, rows, most = rows.length }: Props) => {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section className={`sideways ${styles['scroll']}`} aria-label={caption} tabIndex={0}>
      <table className={`tabular ${styles['table']}`}>
        <caption className="visually-hidden">{caption}</caption>
        <TableHead columns={columns} />
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
    </section>
  )
}

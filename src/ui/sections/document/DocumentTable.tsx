import { Text } from '../../base/Text.tsx'
import styles from './DocumentTable.module.css'

type Props = { caption: string; columns: string[]; rows: string[][]; note?: string | undefined }

/** A table with its name above and what it rests on below. */
export const DocumentTable = ({ caption, columns, rows, note }: Props) => (
  <div className={styles['table']}>
    <table>
      <caption>{caption}</caption>
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
            <th scope="row">
              <Text>{first}</Text>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                <Text>{cell}</Text>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {note && (
      <p>
        <Text>{note}</Text>
      </p>
    )}
  </div>
)

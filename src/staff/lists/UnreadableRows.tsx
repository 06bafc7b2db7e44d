import {
  type StoredTable,
  storedAddress,
  storedTables,
  unreadableWords,
} from '#src/contracts/staff/stored-rows.ts'

type Props = { table: StoredTable; ids: readonly number[] | undefined }

/** A line for each row of a list that cannot be shown. It opens the row as it is stored. */
export const UnreadableRows = ({ table, ids = [] }: Props) =>
  ids.length > 0 && (
    <ul className="alarm">
      {ids.map((id) => (
        <li key={id}>
          {unreadableWords(table, id)}.{' '}
          {storedTables[table].permission && (
            <a className="link" href={storedAddress(table, id)}>
              {`Open #${id} as it is stored`}
            </a>
          )}
        </li>
      ))}
    </ul>
  )

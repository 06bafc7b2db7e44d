import { Table, type TableData } from '../../base/Table.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './DocumentTable.module.css'

type Props = TableData & { note?: string | undefined }

/** A table with its name above and what it rests on below. */
export const DocumentTable = ({ note, ...table }: Props) => (
  <div className={styles['table']}>
    <Table {...table} />
    {note && (
      <p>
        <Text>{note}</Text>
      </p>
    )}
  </div>
)

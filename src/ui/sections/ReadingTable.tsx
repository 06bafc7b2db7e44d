import type { Block } from '#src/content/schema.ts'
import { Table } from '../base/Table.tsx'
import { Text } from '../base/Text.tsx'
import styles from './ReadingTable.module.css'

type Props = Extract<Block, { table: unknown }>['table']

/** A table of reading text, its rows small lists where there is no room for columns, and the note below it. */
export const ReadingTable = ({ note, ...table }: Props) => (
  <div className={styles['table']}>
    <Table {...table} />
    {note && (
      <p className={styles['note']}>
        <Text>{note}</Text>
      </p>
    )}
  </div>
)

import type { ReactNode } from 'react'
import styles from './Table.module.css'
import { Text } from './Text.tsx'

export type TableData = {
  caption: string
  columns: string[]
  /** Cells by column; the first cell names the row. */
  rows: string[][]
  note?: string | undefined
  /** Whether the caption's words stand right above the table, so that it isn't shown again. */
  isNamedAbove?: boolean | undefined
}

type HeadProps = {
  columns: readonly string[]
  /** A row above. */
  children?: ReactNode
}

/** The row of a table that names its columns. */
export const TableHead = ({ columns, children }: HeadProps) => (
  <thead>
    {children}
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)

/** Columns from which a table may be wider than its place, and is scrolled in its box. */
const wideFrom = 7

/** Letters of values for which a phone has room beside the names of the rows. */
const shortValues = 30

/** Whether the table keeps its columns on a phone. */
const isShort = ({ columns, rows }: Pick<TableData, 'columns' | 'rows'>) => {
  const longest = columns.map((name, at) =>
    Math.max(name.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  )
  return longest.slice(1).reduce((sum, length) => sum + length, 0) <= shortValues
}

/** The table, in a box that scrolls if it has many columns. */
const Box = ({
  columns,
  caption,
  children,
  isNamedAbove,
}: Pick<TableData, 'columns' | 'caption' | 'isNamedAbove'> & { children: ReactNode }) =>
  columns.length < wideFrom ? (
    <table aria-label={isNamedAbove ? caption : undefined}>{children}</table>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its box is scrolled by keyboard
    <section className={`sideways ${styles['wide']}`} aria-label={caption} tabIndex={0}>
      <table>{children}</table>
    </section>
  )

/** A table with a note. Cells carry the name of their column for the narrow layout. */
export const Table = ({ caption, columns, rows, note, isNamedAbove }: TableData) => (
  <div className={`${styles['table']} ${isShort({ columns, rows }) ? '' : styles['stacked']}`}>
    <Box columns={columns} caption={caption} isNamedAbove={isNamedAbove}>
      <caption>{!isNamedAbove && caption}</caption>
      <TableHead columns={columns} />
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
    </Box>
    {note && (
      <p className={styles['note']}>
        <Text>{note}</Text>
      </p>
    )}
  </div>
)

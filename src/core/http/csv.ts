import { setImmediate as nextRound } from 'node:timers/promises'
import { isoMinute } from '#src/contracts/formats.ts'
import { unreadableWords } from '#src/contracts/staff/stored-rows.ts'
import { isUnreadable, type UnreadableRow } from '#src/core/stored-rows.server.ts'
import { streamOf } from './answers.ts'
import { byteOrderMark, csvLine } from './csv-line.ts'

/**
 * Formats a time as `2026-11-20 09:30` in a time zone, which the column's title names; null as an
 * empty text.
 */
export const csvTime = (moment: string | null, timeZone: string) =>
  moment === null ? '' : isoMinute(new Date(moment), timeZone).replace('T', ' ')

/**
 * `kind` is for columns that this program fills: a number, a day (`2026-11-20`) or a time
 * (`csvTime`). Columns that people typed have none: they are text.
 */
export type Column<Row> = [
  title: string,
  read: (row: Row) => string,
  kind?: 'number' | 'day' | 'time',
]

/**
 * Writes the cells of a row; a row that cannot be written is one line that says so.
 */
export function csvCells<Row extends object>(
  row: Row | UnreadableRow,
  columns: Column<Row>[],
): string[] {
  if (isUnreadable(row)) return [unreadableWords(row.unreadable, row.id)]
  return columns.map(([, read]) => read(row))
}

/**
 * Streams rows as CSV (RFC 4180, UTF-8 with byte order mark).
 * @param pages each page is read once the client has taken the previous one
 */
export function csvResponse<Row extends object>(
  fileName: string,
  pages: AsyncGenerator<(Row | UnreadableRow)[]>,
  columns: Column<Row>[],
): Response {
  const encoder = new TextEncoder()
  async function* lines() {
    yield encoder.encode(`${byteOrderMark}${csvLine(columns.map(([title]) => title))}`)
    for await (const rows of pages) {
      yield encoder.encode(rows.map((row) => csvLine(csvCells(row, columns))).join(''))
      await nextRound()
    }
  }
  return new Response(streamOf(lines()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  })
}

import { setImmediate as nextRound } from 'node:timers/promises'

/**
 * An international telephone number that every program leaves as it is: digits in groups are no formula, and where one group has not
 * three digits they are not one number either, which French spreadsheets write so.
 */
const telephone = /^\+\d{1,3}(?=( \d{3})* (\d{1,2}|\d{4,})( |$))( \d+)+$/

/** What begins a formula, full-width signs included, with the quotes and spaces that a program may drop in front of it. */
const formula = '[\\s"\']*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]'
const atStart = new RegExp(`^(?=${formula}|[\\t\\r])`)
/** Inside a field a cell begins behind what another program splits the line by: a semicolon in most of Europe, a tab, the end of a line. */
const insideField = new RegExp(`([;\\t\\r\\n])(?=${formula})`, 'g')

/**
 * A field in quotes. An apostrophe makes a text of what a spreadsheet would run as a formula, however it splits the line (decision 0040;
 * OWASP, CSV injection).
 */
export function csvField(value: string): string {
  const text = telephone.test(value) ? value : value.replace(insideField, "$1'").replace(atStart, "'")
  return `"${text.replaceAll('"', '""')}"`
}

const csvLine = (values: string[]) => `${values.map(csvField).join(',')}\r\n`

/** A column's title and how to read it from a row. */
export type Column<Row> = [title: string, read: (row: Row) => string]

/**
 * Streams rows as a CSV file (RFC 4180, UTF-8 with a byte order mark for spreadsheets).
 * @param pages rows in pages, each one chunk of the file. A page is read when the client has taken those before, and the event loop
 * answers others in between: SQLite itself never waits.
 */
export function csvResponse<Row>(fileName: string, pages: AsyncGenerator<Row[]>, columns: Column<Row>[]): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvLine(columns.map(([title]) => title))}`)),
      async pull(controller) {
        await nextRound()
        const { value, done } = await pages.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value.map((row) => csvLine(columns.map(([, read]) => read(row)))).join('')))
      },
      cancel: async () => {
        await pages.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
  return new Response(body, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${fileName}"` },
  })
}

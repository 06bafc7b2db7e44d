import { setImmediate as nextRound } from 'node:timers/promises'
import { site } from '#src/content/settings/site.ts'
import { byteOrderMark, csvLine } from '#src/contracts/csv.ts'
import { isoMinute } from '#src/contracts/formats.ts'

/** Formats a time as `2026-11-20 09:30` in the company's time zone, which the column's title names; null as an empty text. */
export const csvTime = (moment: string | null) => (moment === null ? '' : isoMinute(new Date(moment), site().timeZone).replace('T', ' '))

export type Column<Row> = [title: string, read: (row: Row) => string]

/** Streams rows as CSV (RFC 4180, UTF-8 with a byte order mark). @param pages each is read once the client has taken the one before */
export function csvResponse<Row>(fileName: string, pages: AsyncGenerator<Row[]>, columns: Column<Row>[]): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(`${byteOrderMark}${csvLine(columns.map(([title]) => title))}`)),
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

/** A field in quotes; what a spreadsheet would run as a formula becomes text (OWASP, CSV injection). */
export function csvField(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

const csvLine = (values: string[]) => `${values.map(csvField).join(',')}\r\n`

/** A column's title and how to read it from a row. */
export type Column<Row> = [title: string, read: (row: Row) => string]

/** Streams rows as a CSV file (RFC 4180, UTF-8 with a byte order mark for spreadsheets). */
export function csvResponse<Row>(fileName: string, rows: AsyncGenerator<Row>, columns: Column<Row>[]): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvLine(columns.map(([title]) => title))}`)),
    async pull(controller) {
      const { value, done } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(csvLine(columns.map(([, read]) => read(value)))))
    },
    cancel: async () => {
      await rows.return(undefined)
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${fileName}"` },
  })
}

import { Hono } from 'hono'
import { site } from '#src/content/settings/site.ts'
import { decimalOfUnits } from '#src/contracts/formats.ts'
import { idOf, staffOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { type Column, csvResponse, csvTime } from '#src/core/http/csv.ts'
import { problem } from '#src/core/http/problem.ts'
import { xlsxResponse } from '#src/core/http/xlsx.ts'
import { savedFile } from '#src/desk/requests/files/files-api.server.ts'
import { readProFormaFilter } from './pro-forma-query.server.ts'
import { exportProFormas, viewProFormaPdf } from './pro-formas.server.ts'
import type { ProFormaRecord } from './sent-pro-forma.ts'

const amountOf =
  (name: 'net' | 'tax' | 'gross' | 'estimated' | 'atMost') => (record: ProFormaRecord) => {
    const { [name]: units, currency } = record
    return units === null || currency === null ? '' : decimalOfUnits(units, currency)
  }

const columns = (): Column<ProFormaRecord>[] => [
  ['Number', ({ number }) => number],
  [`Made at (${site().timeZone})`, ({ sentAt }) => csvTime(sentAt, site().timeZone), 'time'],
  ['Made by', ({ sentBy }) => sentBy],
  ['Contact', ({ requestId }) => String(requestId), 'number'],
  ['For', ({ customer }) => customer],
  ['Currency', ({ currency }) => currency ?? ''],
  ['Net', amountOf('net'), 'number'],
  ['VAT', amountOf('tax'), 'number'],
  ['To be paid', amountOf('gross'), 'number'],
  ['Of it estimated', amountOf('estimated'), 'number'],
  ['Owed at most', amountOf('atMost'), 'number'],
  ['Exact prices of', ({ exactFor }) => exactFor ?? ''],
  ['Valid until', ({ validUntil }) => validUntil ?? '', 'day'],
  ['State', ({ state }) => state],
]

export const proFormasApi = new Hono<AppEnv>()
  .get('/contact/:id/pro-formas/:proForma', async (c) => {
    const sent = await viewProFormaPdf(c.var.context, staffOf(c), idOf(c), idOf(c, 'proForma'))
    if (!sent) return problem(404, 'This PDF is not kept.')
    return c.body(sent.pdf, 200, {
      ...savedFile(`${site().name} ${sent.number}.pdf`),
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    })
  })
  .get('/pro-formas.csv', async (c) =>
    csvResponse(
      'pro-formas.csv',
      await exportProFormas(c.var.context, staffOf(c), readProFormaFilter(c)),
      columns(),
    ),
  )
  .get('/pro-formas.xlsx', async (c) =>
    xlsxResponse(
      'pro-formas.xlsx',
      await exportProFormas(c.var.context, staffOf(c), readProFormaFilter(c)),
      columns(),
    ),
  )

import { Hono } from 'hono'
import { site } from '#src/content/settings/site.ts'
import { exportProFormas, viewProFormaPdf } from '#src/desk/pro-formas/pro-formas.server.ts'
import type { ProFormaRecord } from '#src/desk/pro-formas/sent-pro-forma.ts'
import type { AppEnv } from '../calls/context.ts'
import { problem } from '../request/problem.ts'
import { idOf, staffOf } from './answers.ts'
import { savedFile } from './contact-files.ts'
import { type Column, csvResponse, csvTime } from './csv.ts'
import { readProFormaFilter } from './page-query.ts'
import { xlsxResponse } from './xlsx.ts'

const amount = (hundredths: number | null) =>
  hundredths === null ? '' : (hundredths / 100).toFixed(2)

const columns = (): Column<ProFormaRecord>[] => [
  ['Number', ({ number }) => number],
  [`Sent at (${site().timeZone})`, ({ sentAt }) => csvTime(sentAt), 'time'],
  ['Sent by', ({ sentBy }) => sentBy],
  ['Contact', ({ contactId }) => String(contactId), 'number'],
  ['For', ({ customer }) => customer],
  ['Currency', ({ currency }) => currency ?? ''],
  ['Net', ({ net }) => amount(net), 'number'],
  ['VAT', ({ tax }) => amount(tax), 'number'],
  ['To be paid', ({ gross }) => amount(gross), 'number'],
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

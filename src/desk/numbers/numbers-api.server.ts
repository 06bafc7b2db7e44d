import { Hono } from 'hono'
import { staffOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { csvResponse } from '#src/core/http/csv.ts'
import { type NumberRow, numberRows } from './number-rows.ts'
import { readNumbers } from './numbers.server.ts'

const cell = (count: number | null) => (count === null ? '' : String(count))

export const numbersApi = new Hono<AppEnv>().get('/numbers.csv', async (c) => {
  const numbers = await readNumbers(c.var.context, staffOf(c), c.req.query('period') ?? null)
  const { name, span, before } = numbers.period
  async function* pages() {
    yield numberRows(numbers)
  }
  return csvResponse<NumberRow>(`numbers-${name}.csv`, pages(), [
    ['Table', ({ table }) => table],
    ['Of', ({ value }) => value],
    [`${span.from} to ${span.to}`, ({ now }) => cell(now)],
    [`${before.from} to ${before.to}`, (row) => cell(row.before)],
  ])
})

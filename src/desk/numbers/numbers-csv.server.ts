import { Hono } from 'hono'
import type { CountLine, Numbers, Step } from '#src/contracts/staff/numbers.ts'
import type { AppEnv } from '../calls/context.ts'
import { csvResponse } from './csv.ts'

type Row = { table: string; value: string; now: number | null; before: number | null }

const linesOf = (table: string, lines: readonly CountLine[]): Row[] =>
  lines.map((line) => ({ table, ...line }))
const stepsOf = (table: string, steps: readonly Step[]): Row[] =>
  steps.map(({ day, ...pair }) => ({ table, value: `from ${day}`, ...pair }))

function rowsOf({
  requests,
  origins,
  products,
  campaigns,
  trades,
  outcomes,
  answers: { now, before },
  subscribers,
  visits,
  open,
}: Numbers): Row[] {
  const answer = (value: string, key: keyof typeof now): Row => ({
    table: 'First answer',
    value,
    now: now[key],
    before: before[key],
  })
  return [
    { table: 'Requests', value: 'total', ...requests.total },
    ...stepsOf('Requests by week', requests.weeks),
    ...linesOf('Requests by state', requests.states),
    ...linesOf('Requests by page', origins),
    ...linesOf('Requests by product', products),
    ...linesOf('Requests by campaign', campaigns),
    ...campaigns.map(({ value, won }) => ({ table: 'Requests won by campaign', value, ...won })),
    ...campaigns.map(({ value, money }) => ({ table: 'Sum won by campaign', value, ...money })),
    ...linesOf('Requests by trade', trades),
    ...linesOf('Requests won and lost', outcomes),
    answer('median, minutes of the working day', 'median'),
    answer('slowest, minutes of the working day', 'slowest'),
    answer('within a working day', 'kept'),
    answer('answered, or waiting longer', 'due'),
    {
      table: 'Requests',
      value: 'open now',
      now: open.reduce((sum, { count }) => sum + count, 0),
      before: null,
    },
    ...stepsOf('Subscribers gained', subscribers.gained),
    ...stepsOf('Subscribers lost', subscribers.lost),
    { table: 'Visits', value: 'total', ...visits.total },
    ...stepsOf('Visits by day or week', visits.days),
    ...linesOf('Visits by page', visits.pages),
    ...linesOf('Visits by linking site', visits.sites),
    ...linesOf('Visits by country', visits.countries),
    ...linesOf('Visits by campaign', visits.campaigns),
  ]
}

const cell = (count: number | null) => (count === null ? '' : String(count))

export const numbersApi = new Hono<AppEnv>().get('/numbers.csv', async (c) => {
  const numbers = await c.var.services.numbers.read(c.req.query('period') ?? null)
  const { name, span, before } = numbers.period
  async function* pages() {
    yield rowsOf(numbers)
  }
  return csvResponse<Row>(`numbers-${name}.csv`, pages(), [
    ['Table', ({ table }) => table],
    ['Of', ({ value }) => value],
    [`${span.from} to ${span.to}`, ({ now }) => cell(now)],
    [`${before.from} to ${before.to}`, (row) => cell(row.before)],
  ])
})

import { decimalsOf } from '#src/contracts/formats.ts'
import {
  type CountLine,
  type Numbers,
  type OfferCount,
  offerCounts,
  type Pair,
  type Step,
} from './numbers.ts'

export type NumberRow = { table: string; value: string; now: number | null; before: number | null }

const linesOf = (table: string, lines: readonly CountLine[]): NumberRow[] =>
  lines.map((line) => ({ table, ...line }))
const stepsOf = (table: string, steps: readonly Step[]): NumberRow[] =>
  steps.map(({ day, ...pair }) => ({ table, value: `from ${day}`, ...pair }))

const offerTables: Record<OfferCount, string> = {
  offers: 'Offers sent',
  offersMoney: 'Sum of offers sent',
  accepted: 'Offers accepted',
  acceptedMoney: 'Sum of offers accepted, with their estimates',
  declined: 'Offers answered “not now”',
  declinedMoney: 'Sum of offers answered “not now”',
  orders: 'Orders',
  ordersMoney: 'Sum of orders',
}

const inUnits = ({ now, before }: Pair, currency: string | null): Pair => {
  const unit = currency === null ? 1 : 10 ** decimalsOf(currency)
  return { now: now / unit, before: before / unit }
}

/** Lists all numbers as rows of a table. */
export function numberRows(numbers: Numbers): NumberRow[] {
  const { requests, campaigns, subscribers, visits } = numbers
  const { now, before } = numbers.answers
  const answer = (value: string, key: keyof typeof now): NumberRow => ({
    table: 'First answer',
    value,
    now: now[key],
    before: before[key],
  })
  return [
    { table: 'Requests', value: 'total', ...requests.total },
    ...stepsOf('Requests by week', requests.weeks),
    ...(['new', 'answered', 'flagged'] as const).flatMap((state) =>
      requests.weeks.map((week) => ({
        ...{ table: `Requests by week, ${state}`, value: `from ${week.day}` },
        ...{ now: week[state], before: null },
      })),
    ),
    ...linesOf('Requests by state', requests.states),
    ...linesOf('Requests by page', numbers.origins),
    ...linesOf('Requests by product', numbers.products),
    ...linesOf('Requests by campaign', campaigns),
    ...campaigns.map(({ value, won }) => ({ table: 'Requests won by campaign', value, ...won })),
    ...campaigns.map(({ value, money }) => ({ table: 'Sum won by campaign', value, ...money })),
    ...linesOf('Requests by trade', numbers.trades),
    ...linesOf('Requests won and lost', numbers.outcomes),
    { table: 'Requests with a quote', value: 'total', ...numbers.quotes },
    ...numbers.offers.flatMap(({ currency, ...counts }) =>
      offerCounts.map((name) => ({
        ...{ table: offerTables[name], value: currency },
        ...inUnits(counts[name], name.endsWith('Money') ? currency : null),
      })),
    ),
    answer('median, minutes of the working day', 'median'),
    answer('slowest, minutes of the working day', 'slowest'),
    answer('within a working day', 'inTime'),
    answer('of requests whose working day is over', 'due'),
    {
      table: 'Requests',
      value: 'open now',
      now: numbers.open.reduce((sum, { count }) => sum + count, 0),
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
    ...linesOf('Visits by language', visits.languages),
  ]
}

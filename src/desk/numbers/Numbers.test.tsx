import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NumbersPage } from './Numbers.tsx'
import { numberRows } from './number-rows.ts'
import { type Numbers as Counted, readPeriod } from './numbers.ts'

const today = '2026-11-24'
const times = { median: 80, slowest: 1300, inTime: 3, due: 4 }
const step = { day: '2026-11-23', now: 4, before: 2 }
const money = { now: 1_200_000, before: 500 }
const numbers: Counted = {
  period: readPeriod(null, today),
  workingDay: 600,
  requests: {
    total: step,
    weeks: [{ ...step, new: 1, answered: 3, flagged: 0 }],
    states: [{ value: 'answered', now: 3, before: 1 }],
  },
  outcomes: [{ value: 'won', now: 2, before: 1 }],
  origins: [{ value: '/nfc', now: 4, before: 2, visits: { now: 160, before: 0 } }],
  products: [],
  campaigns: [{ value: 'newsletter/june', now: 3, before: 0, won: { now: 1, before: 0 }, money }],
  trades: [{ value: 'Cold stores', now: 3, before: 0 }],
  quotes: { now: 6, before: 2 },
  offers: [
    {
      ...{ currency: 'NGN', offers: { now: 5, before: 1 }, accepted: { now: 3, before: 0 } },
      ...{ orders: { now: 2, before: 0 }, offersMoney: { now: 100, before: 0 } },
      ...{ declined: { now: 0, before: 0 }, declinedMoney: { now: 0, before: 0 } },
      ...{ acceptedMoney: { now: 100, before: 0 }, ordersMoney: { now: 745_490_400, before: 0 } },
    },
  ],
  answers: { now: times, before: { ...times, median: null } },
  subscribers: { gained: [step], lost: [step] },
  visits: {
    isComplete: true,
    total: step,
    days: [step],
    pages: [],
    sites: [],
    countries: [{ value: 'NG', now: 1, before: 0 }],
    campaigns: [],
    languages: [],
  },
  open: [{ person: 'ngozi', count: 2, oldest: '2026-11-20T09:00:00.000Z' }],
}
const render = (change: Partial<Counted> = {}, { isAll = true } = {}) =>
  renderToStaticMarkup(
    <NumbersPage
      numbers={{ ...numbers, ...change }}
      today={today}
      names={{ '/nfc': 'NFC Solutions' }}
      isAll={isAll}
      region={{ locale: 'en-GB', currency: 'NGN', timeZone: 'Africa/Lagos' }}
    />,
  )

it('shows the share of visits, durations in working days, and names of pages', () => {
  const html = render()
  for (const text of [
    '2.5 %',
    '75 %',
    '3 of 4 due',
    '1 h 20 min',
    '2 working days 1 h',
    'NFC Solutions',
    'newsletter/june',
    'Requests with a quote: 6, before 2',
    '7,454,904',
    '1,200,000',
    'ngozi',
  ])
    expect(html).toContain(text)
})

it('shows no share where a cache in front keeps pages, and says so', () => {
  const html = render({ visits: { ...numbers.visits, isComplete: false } })
  expect(html).not.toContain('2.5 %')
  expect(html).toContain('not all are counted')
})

it('shows four figures and one chart at first, and what one acts on where it is asked for', () => {
  const html = render({}, { isAll: false })
  expect(html.match(/<dt>[^<]*/g)).toEqual([
    '<dt>Requests',
    '<dt>Answered within a working day',
    '<dt>Won',
    '<dt>Visits',
  ])
  expect(html.match(/<h2/g)).toHaveLength(1)
  expect(html).toContain('href="/admin/numbers?period=4-weeks&amp;all"')
  expect(render({ products: numbers.campaigns }).match(/(?<=<caption[^>]*>)[^<]*/g)).toEqual([
    'Open now, by person',
    'Time to the first answer',
    'Offers and orders',
    'Which page brings requests',
    'Which campaign brings requests',
    'Products asked about',
  ])
})

it('gives no share of answers before a working day is over', () => {
  const none = { ...times, inTime: 0, due: 0 }
  const html = render({ answers: { now: none, before: none } }, { isAll: false })
  expect(html).toContain('<dd>–<small>none is due yet</small>')
})

it('hides a table without a count', () => {
  expect(render()).toContain('>Which campaign brings requests<')
  expect(render({ campaigns: [] })).not.toContain('Which campaign brings requests')
})

it('has in the file what no table shows', () => {
  const tables = new Set(numberRows(numbers).map(({ table }) => table))
  expect([...tables]).toEqual(
    expect.arrayContaining([
      ...['Requests by state', 'Requests by week, answered', 'Requests by trade'],
      ...['Requests won and lost', 'Subscribers gained', 'Subscribers lost'],
      ...['Visits by day or week', 'Visits by country'],
    ]),
  )
})

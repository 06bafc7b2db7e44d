import { expect, it } from 'vitest'
import { periodNames, readPeriod } from './numbers.ts'

// A Tuesday.
const today = '2026-11-24'

it.each([
  ['4-weeks', '2026-11-02 2026-11-24', '2026-10-05 2026-10-27'],
  ['52-weeks', '2025-12-01 2026-11-24', '2024-12-02 2025-11-25'],
  ['last-week', '2026-11-16 2026-11-22', '2026-11-09 2026-11-15'],
  ['2026-10', '2026-10-01 2026-10-31', '2026-09-01 2026-09-30'],
  ['2026-03', '2026-03-01 2026-03-31', '2026-02-01 2026-02-28'],
  // A month that has not ended is compared with the same number of days of the previous month.
  ['2026-11', '2026-11-01 2026-11-24', '2026-10-01 2026-10-24'],
  ['2019-01', '2026-11-02 2026-11-24', '2026-10-05 2026-10-27'],
])('%s', (name, span, before) => {
  const period = readPeriod(name, today)
  expect(`${period.span.from} ${period.span.to}`).toBe(span)
  expect(`${period.before.from} ${period.before.to}`).toBe(before)
})

it('a long month that has not ended is compared with a short one up to its end', () =>
  expect(readPeriod('2026-03', '2026-03-30').before).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  }))

it('offers months of two years', () => {
  const names = periodNames('2026-01-31')
  expect(names.slice(4, 6)).toEqual(['2026-01', '2025-12'])
  expect(names.at(-1)).toBe('2024-02')
})

import { expect, it } from 'vitest'
import { dayToComeBack } from './follow-up.ts'

it.each([
  ['2026-12-02', null],
  // The offer ends long after.
  ['2026-12-02', '2026-12-20'],
  // Two days before its end.
  ['2026-12-01', '2026-12-03'],
  // Its end is so near that the next day is the best.
  ['2026-11-30', '2026-12-01'],
  ['2026-11-30', '2026-11-29'],
  // It is over already.
  ['2026-12-02', '2026-11-28'],
])('a request comes back on %s if its offer is valid until %s', (day, validUntil) => {
  const today = '2026-11-29'
  expect(dayToComeBack({ today, validUntil, promised: null, days: 3, daysBeforeEnd: 2 })).toBe(day)
})

it.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-02', '2026-12-08'],
  ['2026-11-30', '2026-11-29'],
  // It was due long ago.
  ['2026-12-02', '2026-11-27'],
])('a request comes back on %s if its invoice was promised by %s', (day, promised) => {
  const today = '2026-11-29'
  expect(dayToComeBack({ today, validUntil: null, promised, days: 3, daysBeforeEnd: 2 })).toBe(day)
})

import { expect, it } from 'vitest'
import { readVisitorHour } from './visitor-hour.ts'

it.each([
  ['2026-11-20T07:41:00Z', 'Africa/Lagos', '08:41 there, a good time to call'],
  ['2026-11-20T07:41:00Z', 'Europe/London', '07:41 there, early for a call'],
  ['2026-11-20T07:41:00Z', 'America/Toronto', '02:41 there, night'],
  ['2026-11-20T17:00:00Z', 'Africa/Lagos', '18:00 there, late for a call'],
  ['2026-11-21T10:00:00Z', 'Africa/Lagos', '11:00 there, weekend'],
  ['2026-11-20T07:41:00Z', null, undefined],
  ['2026-11-20T07:41:00Z', 'Mars/Base', undefined],
])('at %s in %s: %s', (now, zone, expected) =>
  expect(readVisitorHour(new Date(now), 'en-GB', zone)).toBe(expected),
)

import { expect, it } from 'vitest'
import { isDue } from './jobs.ts'

const at = Date.parse

it.each([
  // Lagos is an hour ahead of UTC.
  ['08:00', '2026-11-27T07:00Z', '2026-11-28T06:59Z', 'Africa/Lagos', false],
  ['08:00', '2026-11-27T07:00Z', '2026-11-28T07:00Z', 'Africa/Lagos', true],
  // The site was down in the morning, or for days.
  ['08:00', '2026-11-27T07:00Z', '2026-11-28T20:00Z', 'Africa/Lagos', true],
  ['08:00', '2026-11-28T20:00Z', '2026-11-29T06:59Z', 'Africa/Lagos', false],
  ['08:00', '2026-11-20T07:00Z', '2026-11-28T01:00Z', 'Africa/Lagos', true],
  // Clocks go forward (23 hours) and back (25 hours) in Toronto.
  ['08:00', '2026-03-07T13:00Z', '2026-03-08T11:59Z', 'America/Toronto', false],
  ['08:00', '2026-03-07T13:00Z', '2026-03-08T12:00Z', 'America/Toronto', true],
  ['08:00', '2026-10-31T12:00Z', '2026-11-01T12:59Z', 'America/Toronto', false],
  ['08:00', '2026-10-31T12:00Z', '2026-11-01T13:00Z', 'America/Toronto', true],
  ['00:10', '2026-03-08T05:10Z', '2026-03-09T04:09Z', 'America/Toronto', false],
  ['hourly', '2026-11-28T08:00Z', '2026-11-28T08:59Z', 'Africa/Lagos', false],
  ['hourly', '2026-11-28T08:00Z', '2026-11-28T09:00Z', 'Africa/Lagos', true],
  // The clock was a year ahead when it last ran; another server's is a second ahead.
  ['hourly', '2027-11-28T08:00Z', '2026-11-28T08:00Z', 'Africa/Lagos', true],
  ['hourly', '2026-11-28T08:00:01Z', '2026-11-28T08:00Z', 'Africa/Lagos', false],
] as const)('a job of %s that ran at %s is due at %s in %s: %s', (when, ran, now, zone, is) =>
  expect(isDue({ when }, at(ran), at(now), zone)).toBe(is),
)

it('a job that never ran is due', () =>
  expect(isDue({ when: '08:00' }, undefined, 0, 'Africa/Lagos')).toBe(true))

import { expect, it } from 'vitest'
import { readOfficeHours } from './office-hours.ts'

const lagos = { opens: '08:00', closes: '18:00', timeZone: 'Africa/Lagos' }

it.each([
  ['Friday before opening', '2026-11-20T06:59:00Z', { isOpen: false, isBefore: true }],
  ['Friday at opening', '2026-11-20T07:00:00Z', { isOpen: true }],
  [
    'Thursday at closing',
    '2026-11-19T17:00:00Z',
    { isOpen: false, isBefore: false, isMondayNext: false },
  ],
  [
    'Friday at closing',
    '2026-11-20T17:00:00Z',
    { isOpen: false, isBefore: false, isMondayNext: true },
  ],
  ['Sunday', '2026-11-22T09:00:00Z', { isOpen: false, isMondayNext: true }],
  [
    'Saturday in Lagos, Friday in London',
    '2026-11-20T23:30:00Z',
    { isWorkingDay: false, isOpen: false },
  ],
])('%s', (_, now, expected) =>
  expect(readOfficeHours(new Date(now), lagos)).toMatchObject(expected),
)

it('gives the open part of the day as shares of it', () => {
  expect(readOfficeHours(new Date('2026-11-20T11:00:00Z'), lagos)).toMatchObject({
    passed: 0.5,
    from: 1 / 3,
    to: 0.75,
  })
})

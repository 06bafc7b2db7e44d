import { expect, it } from 'vitest'
import { officeTime } from './office-time.ts'

const hours = { opens: '08:00', closes: '18:00' }
const lagos = officeTime({ timeZone: 'Africa/Lagos', hours })
const london = officeTime({ timeZone: 'Europe/London', hours })

it.each([
  ['within a day', lagos, '2026-11-23T09:00+01:00', '2026-11-23T09:45+01:00', 45],
  ['over a night', lagos, '2026-11-23T17:00+01:00', '2026-11-24T08:30+01:00', 90],
  ['over a weekend', lagos, '2026-11-20T17:30+01:00', '2026-11-23T08:10+01:00', 40],
  [
    'from a Sunday to the end of the next day',
    lagos,
    '2026-11-22T12:00+01:00',
    '2026-11-23T20:00+01:00',
    600,
  ],
  ['a week', lagos, '2026-11-16T08:00+01:00', '2026-11-23T08:00+01:00', 3000],
  ['while it is closed', lagos, '2026-11-21T09:00+01:00', '2026-11-22T09:00+01:00', 0],
  ['a clock that was wrong', lagos, '2026-11-23T12:00+01:00', '2026-11-23T09:00+01:00', 0],
  ['over a change of clocks', london, '2026-03-27T17:00Z', '2026-03-30T09:00+01:00', 120],
  [
    'on a day of New York that is another in Lagos',
    officeTime({ timeZone: 'America/New_York', hours }),
    '2026-11-20T23:00Z',
    '2026-11-24T00:00Z',
    600,
  ],
])('minutes that the office was open: %s', (_, office, from, to, minutes) =>
  expect(office.openBetween(Date.parse(from), Date.parse(to))).toBe(minutes),
)

it('a day is one of the office’s calendar', () => {
  expect(lagos.dayOf(Date.parse('2026-11-20T23:30Z'))).toBe('2026-11-21')
  expect(london.dayOf(Date.parse('2026-03-29T00:30Z'))).toBe('2026-03-29')
  expect(london.dayOf(Date.parse('2026-03-29T23:30Z'))).toBe('2026-03-30')
  expect(lagos.startOf('2026-11-21')).toBe(Date.parse('2026-11-20T23:00Z'))
  // Clocks change two hours after this midnight, and before midnight UTC.
  expect(officeTime({ timeZone: 'Australia/Sydney', hours }).startOf('2026-10-04')).toBe(
    Date.parse('2026-10-03T14:00Z'),
  )
  expect(lagos.workingDay).toBe(600)
})

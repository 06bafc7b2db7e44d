import { expect, it } from 'vitest'
import { christmasHours, nightHours, weekdayHours } from '../../tests/desk/office-hours.ts'
import { officeTime } from './office-time.ts'

const hours = weekdayHours
const christmas = officeTime({ timeZone: 'Africa/Lagos', hours: christmasHours })
const night = officeTime({ timeZone: 'Africa/Lagos', hours: nightHours })
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
  ['over closed days', christmas, '2026-12-24T12:30+01:00', '2026-12-29T08:10+01:00', 40],
  ['on a closed day', christmas, '2026-12-25T08:00+01:00', '2026-12-25T18:00+01:00', 0],
  ['after closed days', christmas, '2026-12-29T08:00+01:00', '2027-01-05T08:00+01:00', 3120],
  ['a worked Saturday', christmas, '2027-01-02T11:00+01:00', '2027-01-03T11:00+01:00', 60],
  ['past midnight', night, '2026-11-19T23:00+01:00', '2026-11-20T01:00+01:00', 120],
  ['from after midnight', night, '2026-11-23T01:30+01:00', '2026-11-23T10:00+01:00', 90],
  ['a week of nights', night, '2026-11-16T00:00+01:00', '2026-11-23T00:00+01:00', 1680],
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

it.each([
  ['in the morning', lagos, '2026-11-23T09:00+01:00', '2026-11-24'],
  ['before it opens', lagos, '2026-11-23T07:00+01:00', '2026-11-23'],
  ['on a Friday', lagos, '2026-11-20T17:00+01:00', '2026-11-23'],
  ['on a Saturday', lagos, '2026-11-21T17:00+01:00', '2026-11-23'],
  ['before Christmas', christmas, '2026-12-23T12:00+01:00', '2026-12-24'],
  ['on the half day', christmas, '2026-12-24T12:00+01:00', '2026-12-29'],
  ['at night', night, '2026-11-19T21:00+01:00', '2026-11-20'],
  [
    'before a year off',
    officeTime({
      timeZone: 'Africa/Lagos',
      hours: {
        ...hours,
        specialDays: Array.from({ length: 200 }, (_, day) => ({
          date: new Date(Date.UTC(2026, 10, 23 + day)).toISOString().slice(0, 10),
          name: 'Holidays',
          hours: null,
        })),
      },
    }),
    '2026-11-22T12:00+01:00',
    undefined,
  ],
])('promises an answer to whoever writes %s', (_, office, at, day) =>
  expect(office.promisedOn(Date.parse(at))).toBe(day),
)

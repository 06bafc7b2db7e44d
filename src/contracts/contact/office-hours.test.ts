import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { christmasHours, nightHours, weekdayHours } from '../../../tests/desk/office-hours.ts'
import { hoursInWords, readOfficeHours, specialDaysFrom } from './office-hours.ts'

const lagos = { timeZone: 'Africa/Lagos', hours: weekdayHours }
const christmas = { ...lagos, hours: christmasHours }
const night = { ...lagos, hours: nightHours }
const next = (days: number, date: string, time = '08:00') => ({ opensNext: { days, date, time } })

it.each([
  [
    'Friday before opening',
    lagos,
    '2026-11-20T06:59Z',
    { isOpen: false, ...next(0, '2026-11-20') },
  ],
  ['Friday at opening', lagos, '2026-11-20T07:00Z', { isOpen: true }],
  ['Thursday at closing', lagos, '2026-11-19T17:00Z', { isOpen: false, ...next(1, '2026-11-20') }],
  ['Friday at closing', lagos, '2026-11-20T17:00Z', { isOpen: false, ...next(3, '2026-11-23') }],
  ['Sunday', lagos, '2026-11-22T09:00Z', { isOpen: false, ...next(1, '2026-11-23') }],
  [
    'Saturday in Lagos, Friday in London',
    lagos,
    '2026-11-20T23:30Z',
    { isWorkingDay: false, isOpen: false, from: 1 / 3 },
  ],
  ['half day', christmas, '2026-12-24T11:00Z', { isOpen: true, closes: '13:00' }],
  ['half day, later', christmas, '2026-12-24T12:00Z', { isOpen: false, ...next(5, '2026-12-29') }],
  [
    'Christmas Day',
    christmas,
    '2026-12-25T11:00Z',
    { isOpen: false, isWorkingDay: false, special: { name: 'Christmas Day' } },
  ],
  ['worked Saturday', christmas, '2027-01-02T10:00Z', { isOpen: true, opens: '10:00' }],
  ['night', night, '2026-11-19T20:00Z', { isOpen: true, to: 1, closes: '02:00', early: 0 }],
  ['past midnight', night, '2026-11-20T00:30Z', { isOpen: true, early: 1 / 12 }],
  ['past midnight of a closed day', night, '2026-11-24T00:30Z', { isOpen: false, early: 0 }],
  ['after Sunday night', night, '2026-11-23T00:30Z', { isOpen: true, isWorkingDay: true }],
])('%s', (_, office, now, expected) =>
  expect(readOfficeHours(new Date(now), office)).toMatchObject(expected),
)

it('gives the open part of the day as shares of it', () => {
  expect(readOfficeHours(new Date('2026-11-20T11:00:00Z'), lagos)).toMatchObject({
    passed: 0.5,
    from: 1 / 3,
    to: 0.75,
  })
})

it('names the closed days that come next, by date', () => {
  const names = (day: string) =>
    specialDaysFrom(new Date(`${day}T12:00Z`), christmas, 14).map(({ name }) => name)
  expect(names('2026-12-10')).toEqual(['Christmas Eve'])
  expect(names('2026-12-25')).toEqual(['Christmas Day', 'Boxing Day', 'Stocktaking'])
  expect(names('2027-01-03')).toEqual([])
})

it.each([
  ['Monday to Friday, 08:00 to 18:00 West Africa Time', {}],
  [
    'Monday to Friday, 08:00 to 18:00; Saturday, 09:00 to 13:00 West Africa Time',
    { otherDays: [{ day: 'saturday', opens: '09:00', closes: '13:00' }] },
  ],
  [
    'Sunday to Thursday, 08:00 to 18:00 West Africa Time',
    { days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] },
  ],
  ['Monday and Wednesday, 08:00 to 18:00 West Africa Time', { days: ['wednesday', 'monday'] }],
  [
    'Monday, Wednesday and Friday, 08:00 to 18:00 West Africa Time',
    { days: ['monday', 'wednesday', 'friday'] },
  ],
  ['Monday, 09:00 to 13:00; Thursday to Sunday, 20:00 to 02:00 West Africa Time', nightHours],
  [
    'Every day, round the clock West Africa Time',
    {
      opens: '00:00',
      closes: '00:00',
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    },
  ],
  ['By appointment', { text: 'By appointment' }],
] as const)('says the week: %s', (words, changed) => {
  const hours = { ...weekdayHours, text: null, ...changed }
  expect(
    hoursInWords({ hours, locale: 'en-GB', timeZone: 'Africa/Lagos' }, settings().phrases),
  ).toBe(words)
})

import { describe, expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { christmasHours, nightHours, weekdayHours } from '../../../tests/desk/office-hours.ts'
import { staffCallWords } from '../staff/call-words.ts'
import {
  describeCallBack,
  describeOffer,
  isSlot,
  moveCallBack,
  offerCallBacks,
} from './call-back.ts'
import type { OfficeHours } from './office-hours.ts'

const { calls } = settings().phrases
const lagos = { locale: 'en-GB', timeZone: 'Africa/Lagos' }
const asked = (callBack: string, submittedAt: string, timeZone: string | null = 'Africa/Lagos') =>
  describeCallBack({ callBack, submittedAt, timeZone }, lagos, staffCallWords)

const office = { timeZone: 'Africa/Lagos', hours: weekdayHours }

const friday = 'Friday, 20 November 2026'

it.each([
  [
    'in the same zone',
    'today-afternoon',
    '2026-11-20T08:00:00Z',
    'Africa/Lagos',
    `${friday}, 13:00 to 17:00`,
  ],
  [
    'to a zone with the same clock',
    'today-afternoon',
    '2026-11-20T08:00:00Z',
    'Africa/Algiers',
    `${friday}, 13:00 to 17:00`,
  ],
  [
    'by both clocks, always in our hours',
    'tomorrow-afternoon',
    '2026-11-22T18:39:00Z',
    'America/New_York',
    'Monday, 23 November 2026, 13:00 to 17:00 (07:00 to 11:00, Eastern Standard Time)',
  ],
  [
    'by both clocks, where it is another day',
    'today-morning',
    '2026-11-20T07:00:00Z',
    'Pacific/Honolulu',
    `${friday}, 09:00 to 12:00 (Thursday 22:00 to 01:00, Hawaii-Aleutian Standard Time)`,
  ],
  // At this moment it is already the 21st in Tokyo.
  [
    'by the day of the company',
    'tomorrow-morning',
    '2026-11-19T16:00:00Z',
    'Asia/Tokyo',
    `${friday}, 09:00 to 12:00 (17:00 to 20:00, Japan Standard Time)`,
  ],
])('says %s when to call', (_, callBack, at, zone, words) =>
  expect(asked(callBack, at, zone)).toBe(words),
)

it('keeps the company’s hours over a change of clocks', () => {
  const london = { locale: 'en-GB', timeZone: 'Europe/London' }
  const monday = {
    callBack: 'monday-morning',
    submittedAt: '2026-10-24T20:00:00Z',
    timeZone: 'Africa/Lagos',
  }
  expect(describeCallBack(monday, london, staffCallWords)).toContain(
    '09:00 to 12:00 (10:00 to 13:00, West Africa Time)',
  )
})

it('calls on the Monday that comes', () => {
  expect(asked('monday-morning', '2026-11-20T18:00:00Z')).toMatch(
    /^Monday,? 23 November 2026, 09:00 to 12:00$/,
  )
  expect(asked('monday-morning', '2026-11-22T08:00:00Z')).toMatch(
    /^Monday,? 23 November 2026, 09:00 to 12:00$/,
  )
})

describe('offers only hours that come, in which the office is open', () => {
  it.each([
    [
      'Thursday, early',
      '2026-11-19T06:00:00Z',
      ['today-morning', 'today-afternoon', 'tomorrow-morning', 'tomorrow-afternoon'],
    ],
    [
      'Thursday at noon',
      '2026-11-19T11:00:00Z',
      ['today-afternoon', 'tomorrow-morning', 'tomorrow-afternoon'],
    ],
    ['Friday in the evening', '2026-11-20T18:00:00Z', ['monday-morning', 'monday-afternoon']],
    ['Saturday', '2026-11-21T08:00:00Z', ['monday-morning', 'monday-afternoon']],
    ['Sunday', '2026-11-22T07:41:00Z', ['tomorrow-morning', 'tomorrow-afternoon']],
    [
      'Monday in Lagos, Sunday in London',
      '2026-11-22T23:30:00Z',
      ['today-morning', 'today-afternoon', 'tomorrow-morning', 'tomorrow-afternoon'],
    ],
  ])('%s', (_, now, windows) =>
    expect(offerCallBacks(new Date(now), office).map(({ window }) => window)).toEqual(windows),
  )
})

const short = { opens: '12:00', closes: '17:00' }
const sundays: OfficeHours = {
  ...weekdayHours,
  days: ['sunday', 'monday', 'tuesday', 'wednesday'],
  otherDays: [{ day: 'thursday', opens: '08:00', closes: '13:00' }],
}
it.each([
  [
    'a short day',
    { ...weekdayHours, ...short },
    '2026-11-19',
    'today-afternoon tomorrow-afternoon',
  ],
  ['before Christmas', christmasHours, '2026-12-23', 'today-* tomorrow-morning'],
  ['a half day before closed days', christmasHours, '2026-12-24', 'today-morning tuesday-*'],
  ['a closed day', christmasHours, '2026-12-25', 'tuesday-*'],
  ['a worked Saturday is too short', christmasHours, '2027-01-01', 'today-* monday-*'],
  ['before a weekend of other days', sundays, '2026-11-19', 'today-morning sunday-*'],
  ['a Saturday before a working Sunday', sundays, '2026-11-21', 'tomorrow-*'],
  ['hours of the night', nightHours, '2026-11-19', 'monday-morning'],
  ['no day at all within a week', { ...weekdayHours, ...short, closes: '13:00' }, '2026-11-19', ''],
])('offers no window in which the office is closed: %s', (_, hours, day, windows) => {
  const offered = offerCallBacks(new Date(`${day}T06:00:00Z`), { ...office, hours })
  const named = offered.map(({ window }) => window).join(' ')
  expect(named.replace(/(\w+)-morning \1-afternoon/g, '$1-*')).toBe(windows)
})

it('keeps the day of a wish when closed days are added afterwards', () => {
  expect(asked('tuesday-morning', '2026-12-25T10:00:00Z')).toContain('Tuesday, 29 December 2026')
  const now = new Date('2026-12-25T10:00:00Z')
  expect(
    moveCallBack('monday-morning', { chosen: now, now }, { ...office, hours: christmasHours }),
  ).toBeNull()
})

it.each([
  ['today-morning', '2026-11-22T09:39:00Z', false],
  ['today-afternoon', '2026-11-20T16:30:00Z', false],
  ['tomorrow-morning', '2026-11-20T08:00:00Z', false],
  ['today-morning', '2026-11-20T10:30:00Z', true],
  ['tomorrow-morning', '2026-11-22T08:00:00Z', true],
  ['monday-morning', '2026-11-20T08:00:00Z', true],
  ['', '2026-11-22T08:00:00Z', true],
])('%j asked for at %s can be kept: %s', (window, at, isPossible) => {
  const now = new Date(at)
  expect(moveCallBack(window, { chosen: now, now }, office)).toBe(isPossible ? window : null)
})

it.each([
  ['tomorrow-morning', '2026-11-19T20:00:00Z', '2026-11-20T07:00:00Z', 'today-morning'],
  ['tomorrow-morning', '2026-11-19T20:00:00Z', '2026-11-20T12:00:00Z', null],
  ['today-afternoon', '2026-11-19T08:00:00Z', '2026-11-20T08:00:00Z', null],
  ['tuesday-morning', '2026-11-22T08:00:00Z', '2026-11-23T08:00:00Z', 'tuesday-morning'],
  ['', '2026-11-19T20:00:00Z', '2026-11-20T12:00:00Z', ''],
])('%j chosen at %s and sent at %s means %j', (window, chosen, now, moved) =>
  expect(moveCallBack(window, { chosen: new Date(chosen), now: new Date(now) }, office)).toBe(
    moved,
  ),
)

it('says an offer by the clock of the office, and by that of whoever looks', () => {
  const [offer] = offerCallBacks(new Date('2026-11-19T06:00:00Z'), office)
  if (!offer) throw new Error('nothing is offered')
  const place = { ...lagos, place: 'Lagos' }
  expect(describeOffer(offer, place, null, calls)).toBe('Today, 09:00 to 12:00 in Lagos')
  expect(describeOffer(offer, place, 'Africa/Algiers', calls)).toBe(
    'Today, 09:00 to 12:00 in Lagos',
  )
  expect(describeOffer(offer, place, 'Asia/Kolkata', calls)).toBe(
    'Today, 13:30 to 16:30 where you are (09:00 to 12:00 in Lagos)',
  )
})

it.each([null, 'Etc/Unknown', 'Moon/Sea', '', 'x'.repeat(65)])(
  'says an offer and a wish by the office alone to the clock of %j',
  (zone) => {
    const [offer] = offerCallBacks(new Date('2026-11-19T06:00:00Z'), office)
    expect(offer && describeOffer(offer, { ...lagos, place: 'Lagos' }, zone, calls)).toBe(
      'Today, 09:00 to 12:00 in Lagos',
    )
    expect(asked('today-morning', '2026-11-20T08:00:00Z', zone)).toBe(`${friday}, 09:00 to 12:00`)
  },
)
it.each(['', 'never'])('says nothing of %j', (value) =>
  expect(asked(value, '2026-11-20T08:00:00Z')).toBeNull(),
)

const noSlots = [
  '2026-13-45T99:99Z',
  '2026-02-30T10:00Z',
  '2026-12-01T24:00Z',
  '2026-12-01T09:60Z',
  '2026-12-01T09:30',
  '2026-12-01T09:30Z\n',
  '1970-01-01T00:00Z',
]
it.each(noSlots)('%j is no half hour', (text) => expect(isSlot(text)).toBe(false))
it('the begin of a half hour is one', () => expect(isSlot('2028-02-29T23:30Z')).toBe(true))

it('describes whatever is stored, or nothing, and never fails', () => {
  const texts = [...noSlots, 'today-morning', 'friday-afternoon', '2026-12-01T09:30Z', '\u0000']
  const moments = [
    '',
    'soon',
    '2026-11-20T08:00:00Z',
    '-271821-04-20T00:00:00.000Z',
    '0001-01-01T00:00:00.000Z',
    '9999-12-31T23:59:00.000Z',
    '+275760-09-13T00:00:00.000Z',
  ]
  for (const callBack of texts)
    for (const submittedAt of moments)
      for (const timeZone of [null, '', 'Moon/Sea', 'Asia/Tokyo'])
        expect(() =>
          describeCallBack({ callBack, submittedAt, timeZone }, lagos, staffCallWords),
        ).not.toThrow()
})

import { describe, expect, it } from 'vitest'
import { callBackWindows, describeCallBack, openCallBackWindows } from './call-back.ts'

const lagos = { locale: 'en-GB', timeZone: 'Africa/Lagos' }
const asked = (callBack: string, submittedAt: string, timeZone: string | null = 'Africa/Lagos') =>
  describeCallBack({ callBack, submittedAt, timeZone }, lagos)

it.each([
  ['in the same zone', 'today-afternoon', '2026-11-20T08:00:00Z', 'Africa/Lagos', '20 November 2026, 13:00 to 17:00'],
  [
    'in another zone, by both clocks',
    'tomorrow-morning',
    '2026-11-20T08:00:00Z',
    'Asia/Tokyo',
    '21 November 2026, 01:00 to 04:00 (09:00 to 12:00 in Asia/Tokyo)',
  ],
  // It is the 21st in Tokyo already.
  [
    'by the day of the visitor',
    'today-morning',
    '2026-11-20T16:00:00Z',
    'Asia/Tokyo',
    '21 November 2026, 01:00 to 04:00 (09:00 to 12:00 in Asia/Tokyo)',
  ],
  // Clocks go back in the night between.
  [
    'over a change of clocks',
    'tomorrow-morning',
    '2026-10-24T20:00:00Z',
    'Europe/London',
    '25 October 2026, 10:00 to 13:00 (09:00 to 12:00 in Europe/London)',
  ],
  [
    'in a zone of half hours',
    'today-morning',
    '2026-11-20T02:00:00Z',
    'Asia/Kolkata',
    '20 November 2026, 04:30 to 07:30 (09:00 to 12:00 in Asia/Kolkata)',
  ],
])('says %s when to call', (_, callBack, at, zone, words) => expect(asked(callBack, at, zone)).toBe(words))

it('calls on the Monday that comes', () => {
  expect(asked('monday-morning', '2026-11-20T18:00:00Z')).toBe('23 November 2026, 09:00 to 12:00')
  expect(asked('monday-morning', '2026-11-22T08:00:00Z')).toBe('23 November 2026, 09:00 to 12:00')
})

describe('offers only hours that come, on working days', () => {
  it.each([
    ['Thursday, early', '2026-11-19T06:00:00Z', ['today-morning', 'today-afternoon', 'tomorrow-morning', 'tomorrow-afternoon']],
    ['Thursday at noon', '2026-11-19T11:00:00Z', ['today-afternoon', 'tomorrow-morning', 'tomorrow-afternoon']],
    ['Friday in the evening', '2026-11-20T18:00:00Z', ['monday-morning', 'monday-afternoon']],
    ['Saturday', '2026-11-21T08:00:00Z', ['monday-morning', 'monday-afternoon']],
    ['Sunday', '2026-11-22T07:41:00Z', ['tomorrow-morning', 'tomorrow-afternoon']],
    [
      'Monday in Lagos, Sunday in London',
      '2026-11-22T23:30:00Z',
      ['today-morning', 'today-afternoon', 'tomorrow-morning', 'tomorrow-afternoon'],
    ],
  ])('%s', (_, now, windows) => expect(openCallBackWindows(new Date(now), 'Africa/Lagos')).toEqual(windows))
})

it('says that a zone is unknown', () => expect(asked('today-morning', '2026-11-20T08:00:00Z', null)).toContain('unknown'))
it.each(['', 'never'])('says nothing of %j', (value) => expect(asked(value, '2026-11-20T08:00:00Z')).toBeNull())
it('knows every window', () => {
  for (const window of callBackWindows) expect(asked(window, '2026-11-20T08:00:00Z')).not.toBeNull()
})

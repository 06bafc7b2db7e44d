import { describe, expect, it } from 'vitest'
import { slotOf } from '../contact/call-back.ts'
import type { OfficeHours } from '../contact/office-hours.ts'
import { staffCallWords } from '../staff/call-words.ts'
import { describeBooking, slotsFrom } from './slots.ts'

const hours: OfficeHours = {
  opens: '08:10',
  closes: '18:00',
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  otherDays: [{ day: 'saturday', opens: '10:00', closes: '12:00' }],
  specialDays: [
    { date: '2026-12-01', name: 'Closed', hours: null },
    { date: '2026-12-02', name: 'Half day', hours: { opens: '09:00', closes: '10:00' } },
  ],
}
const slots = (now: string, timeZone = 'Africa/Lagos') =>
  slotsFrom(Date.parse(now), { timeZone, hours }).map(slotOf)
const onDay = (all: string[], day: string) => all.filter((slot) => slot.startsWith(day))

describe('free half hours', () => {
  // A Monday.
  const all = slots('2026-11-30T10:05Z')

  it('begin two hours ahead, on full and half hours, and end with the office day', () => {
    expect(onDay(all, '2026-11-30')[0]).toBe('2026-11-30T12:30Z')
    expect(onDay(all, '2026-11-30').at(-1)).toBe('2026-11-30T16:30Z')
    expect(onDay(all, '2026-12-03')[0]).toBe('2026-12-03T07:30Z')
  })

  it('follow closed days, half days and hours of a weekday', () => {
    expect(onDay(all, '2026-12-01')).toEqual([])
    expect(onDay(all, '2026-12-02')).toEqual(['2026-12-02T08:00Z', '2026-12-02T08:30Z'])
    expect(onDay(all, '2026-12-05')).toHaveLength(4)
  })

  it('cover ten working days', () => {
    expect(new Set(all.map((slot) => slot.slice(0, 10))).size).toBe(10)
    expect(all.at(-1)?.slice(0, 10)).toBe('2026-12-11')
  })

  it('keep the local time when clocks change, without the hour that is left out', () => {
    const berlin = slots('2026-03-27T06:00Z', 'Europe/Berlin')
    expect(onDay(berlin, '2026-03-27')[0]).toBe('2026-03-27T08:00Z')
    expect(onDay(berlin, '2026-03-30')[0]).toBe('2026-03-30T06:30Z')
    const night = { ...hours, days: ['sunday'] as const, opens: '01:00', closes: '04:00' }
    const sunday = slotsFrom(Date.parse('2026-03-28T10:00Z'), {
      timeZone: 'Europe/Berlin',
      hours: night,
    }).map(slotOf)
    expect(onDay(sunday, '2026-03-29')).toEqual([
      '2026-03-29T00:00Z',
      '2026-03-29T00:30Z',
      '2026-03-29T01:00Z',
      '2026-03-29T01:30Z',
    ])
  })

  it('are none where the office never opens', () =>
    expect(
      slotsFrom(Date.parse('2026-11-30T10:00Z'), {
        timeZone: 'Africa/Lagos',
        hours: { ...hours, days: [], otherDays: [], specialDays: [] },
      }),
    ).toEqual([]))
})

it.each([
  [null, 'Tuesday 1 December 2026 at 10:00 in Lagos'],
  ['Africa/Algiers', 'Tuesday 1 December 2026 at 10:00 in Lagos'],
  ['Europe/London', 'Tuesday 1 December 2026 at 10:00 in Lagos (09:00, Greenwich Mean Time)'],
  ['Moon/Sea', 'Tuesday 1 December 2026 at 10:00 in Lagos'],
  [
    'Pacific/Honolulu',
    'Tuesday 1 December 2026 at 10:00 in Lagos (Monday 23:00, Hawaii-Aleutian Standard Time)',
  ],
])('a call is described for a visitor in %s', (zone, words) => {
  const office = { locale: 'en-GB', timeZone: 'Africa/Lagos', place: 'Lagos' }
  expect(describeBooking('2026-12-01T09:00Z', office, zone, staffCallWords).replace(',', '')).toBe(
    words,
  )
})

import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.server.ts'

const call = {
  ...{ reference: 'zzz', startsAt: '2026-12-01T09:00:00.000Z', change: '/book/change' },
  isCancelled: false,
}
const sequenceAt = (now: string) =>
  Number(/SEQUENCE:(\d+)/.exec(calendarFile(call, new Date(now)))?.[1])

it('replaces the file of a call that was moved within the same minute, and fits iCalendar', () => {
  const first = sequenceAt('2026-11-30T00:00:10Z')
  expect(sequenceAt('2026-11-30T00:00:40Z')).toBeGreaterThan(first)
  // Minutes since 1970, which files had before.
  expect(first).toBeGreaterThan(Date.parse('2026-11-30T00:00:10Z') / 60_000)
  expect(sequenceAt('2080-01-01T00:00:00Z')).toBeLessThan(2 ** 31)
})

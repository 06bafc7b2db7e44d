import { readClock } from '#src/contracts/formats.ts'

/** Office hours on working days, as "08:00", from content/company.json. */
export type Hours = { opens: string; closes: string; timeZone: string }

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Compares a time with the office hours, Monday to Friday.
 * @returns passed and open shares of the day, and whether someone answers
 */
export function readOfficeHours(now: Date, { opens, closes, timeZone }: Hours) {
  const clock = readClock(now, timeZone)
  const isWorkingDay = !clock.isWeekend
  const isTomorrowWeekend = readClock(
    new Date(now.getTime() + 24 * 60 * 60_000),
    timeZone,
  ).isWeekend
  const minute = clock.hour * 60 + clock.minute
  const share = (value: number) => value / 1440
  return {
    passed: share(minute),
    from: share(minutesOf(opens)),
    to: share(minutesOf(closes)),
    isWorkingDay,
    isOpen: isWorkingDay && minute >= minutesOf(opens) && minute < minutesOf(closes),
    isBefore: isWorkingDay && minute < minutesOf(opens),
    isMondayNext: clock.isWeekend || isTomorrowWeekend,
  }
}

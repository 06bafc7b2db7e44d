import { createRequire } from 'node:module'
import type DateHolidays from 'date-holidays'

type ClosedDay = { date: string; name: string }

// Holds the rules of all countries in some 20 MB of memory, so it is loaded only for a company that
// has moved, and has closed days.
const loadHolidays = () => createRequire(import.meta.url)('date-holidays') as typeof DateHolidays

const dayOf = (date: string) => date.slice(0, '2026-12-25'.length)

/**
 * Returns whether closed days are public holidays of one country, by date and English name, and not
 * of another.
 */
export function hasHolidaysOf(
  former: string,
  present: string,
  days: readonly ClosedDay[],
): boolean {
  if (days.length === 0) return false
  const Holidays = loadHolidays()
  const [of, at] = [former, present].map(
    (country) => new Holidays(country, { timezone: 'UTC', languages: 'en' }),
  )
  return days.some(({ date, name }) => {
    const year = Number(date.slice(0, 4))
    const isAt = (one: DateHolidays | undefined, isNamed: boolean) =>
      one
        ?.getHolidays(year)
        .some(
          (day) =>
            day.type === 'public' && dayOf(day.date) === date && (!isNamed || day.name === name),
        ) ?? false
    return isAt(of, true) && !isAt(at, false)
  })
}

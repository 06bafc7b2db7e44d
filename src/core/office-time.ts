import {
  type Office,
  type OpenSpan,
  openOn,
  openOnWeekday,
  ordinaryMinutes,
  weekdayNames,
} from '#src/contracts/contact/office-hours.ts'
import { nearestMoment } from '#src/contracts/days.ts'
import { momentOf, nextShown, offsetOf } from '#src/contracts/formats.ts'

const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs
const weekMs = 7 * dayMs

const lengthOf = (span: OpenSpan | null) => (span ? span.to - span.from : 0)
const elapsedIn = (span: OpenSpan | null, minute: number) =>
  span ? Math.min(Math.max(minute - span.from, 0), lengthOf(span)) : 0
const nameOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, '2026-11-20'.length)

/** Adds up the opening minutes of whole days. Days are counted since 1970. */
function openMinutesOf(hours: Office['hours']) {
  const week = weekdayNames.map((day) => openOnWeekday(day, hours))
  const weekdayOf = (day: number) => (day + 3) % 7
  const before = week.map((_, place) =>
    week.slice(0, place).reduce((sum, span) => sum + lengthOf(span), 0),
  )
  const inWeek = week.reduce((sum, span) => sum + lengthOf(span), 0)
  const special = new Map(
    hours.specialDays.map(({ date }) => [Date.parse(date) / dayMs, openOn(date, hours)]),
  )
  const differences = [...special].map(
    ([day, span]) => [day, lengthOf(span) - lengthOf(week[weekdayOf(day)] ?? null)] as const,
  )
  return {
    spanOn: (day: number): OpenSpan | null =>
      special.get(day) ?? (special.has(day) ? null : (week[weekdayOf(day)] ?? null)),
    /** Returns the minutes from Monday, 29 December 1969 to the beginning of a day. */
    until: (day: number): number =>
      Math.floor((day + 3) / 7) * inWeek +
      (before[weekdayOf(day)] ?? 0) +
      differences.reduce((sum, [date, minutes]) => (date < day ? sum + minutes : sum), 0),
  }
}

/** Days within which the promised answer is looked for; longer closures promise no day. */
const mostDaysAhead = 60

/**
 * Computes days and opening minutes in the office's time zone. Caches the offset of each week, for
 * thousands of moments.
 */
export function officeTime({ timeZone, hours }: Office) {
  const workingDay = ordinaryMinutes(hours)
  const open = openMinutesOf(hours)
  const offsets = new Map<number, number | null>()
  const names = new Map<number, string>()
  /** Shifts a moment so that its UTC fields show the office's clock. */
  function toLocal(stored: number): number {
    const moment = nearestMoment(stored)
    const week = Math.floor(moment / weekMs)
    let offset = offsets.get(week)
    if (offset === undefined) {
      const [first, last] = [
        offsetOf(week * weekMs, timeZone),
        offsetOf((week + 1) * weekMs - minuteMs, timeZone),
      ]
      // In a week in which clocks change, each moment is looked up. No zone changes its clocks
      // twice in a week.
      offset = first === last ? first : null
      offsets.set(week, offset)
    }
    return moment + (offset ?? offsetOf(moment, timeZone))
  }
  /** Returns the minutes for which the office has been open since Monday, 29 December 1969. */
  function openUntil(moment: number): number {
    const local = toLocal(moment)
    const day = Math.floor(local / dayMs)
    const minute = Math.floor((local - day * dayMs) / minuteMs)
    // The day before may be open past midnight.
    return (
      open.until(day - 1) +
      elapsedIn(open.spanOn(day - 1), minute + dayMs / minuteMs) +
      elapsedIn(open.spanOn(day), minute)
    )
  }
  return {
    /** Returns the day of a moment in the office's calendar: `2026-11-20`. */
    dayOf(moment: number): string {
      const day = Math.floor(toLocal(moment) / dayMs)
      const known = names.get(day) ?? nameOf(day)
      names.set(day, known)
      return known
    },
    startOf(day: string): number {
      return momentOf(nextShown(`${day}T00:00`, timeZone), timeZone) ?? Date.parse(day)
    },
    /** Returns the minutes for which the office was open between two moments. */
    openBetween: (from: number, to: number): number => Math.max(0, openUntil(to) - openUntil(from)),
    /**
     * Returns the day on which the office has been open for a working day since a moment: until
     * then an answer is promised. Undefined if it is closed for long.
     */
    promisedOn(moment: number): string | undefined {
      const [today, reached] = [Math.floor(toLocal(moment) / dayMs), openUntil(moment) + workingDay]
      const ahead = Array.from({ length: mostDaysAhead }, (_, days) => today + days)
      const day = ahead.find((one) => open.until(one + 1) >= reached)
      return day === undefined ? undefined : nameOf(day)
    },
    /** Minutes in an ordinary working day. */
    workingDay,
  }
}

export type OfficeTime = ReturnType<typeof officeTime>

import { type Office, offsetOf } from '../contact/call-back.ts'

const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs
const weekMs = 7 * dayMs

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Computes days and opening minutes in the office's time zone. Caches the offset of each week, for
 * thousands of moments.
 */
export function officeTime({ timeZone, hours }: Office) {
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)]
  const workingDay = closes - opens
  const offsets = new Map<number, number | null>()
  const names = new Map<number, string>()
  /** Shifts a moment so that its UTC fields show the office's clock. */
  function toLocal(moment: number): number {
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
    const sinceMonday = day + 3
    const weekday = sinceMonday % 7
    const workingDays = Math.floor(sinceMonday / 7) * 5 + Math.min(weekday, 5)
    const minute = Math.floor((local - day * dayMs) / minuteMs)
    return (
      workingDays * workingDay +
      (weekday < 5 ? Math.min(Math.max(minute - opens, 0), workingDay) : 0)
    )
  }
  return {
    /** Returns the day of a moment in the office's calendar: `2026-11-20`. */
    dayOf(moment: number): string {
      const day = Math.floor(toLocal(moment) / dayMs)
      const known =
        names.get(day) ?? new Date(day * dayMs).toISOString().slice(0, '2026-11-20'.length)
      names.set(day, known)
      return known
    },
    startOf(day: string): number {
      const midnight = Date.parse(day)
      return midnight - offsetOf(midnight - offsetOf(midnight, timeZone), timeZone)
    },
    /** Returns the minutes for which the office was open between two moments. */
    openBetween: (from: number, to: number): number => Math.max(0, openUntil(to) - openUntil(from)),
    /** Minutes in a working day. */
    workingDay,
  }
}

export type OfficeTime = ReturnType<typeof officeTime>

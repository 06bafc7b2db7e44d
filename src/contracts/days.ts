/** Calendar days as ISO texts, `2026-11-28`. */

const dayMs = 24 * 3_600_000

export const shiftDay = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, day.length)

/** Whether a text is a day of the calendar. */
export const isDay = (text: string) => {
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}

export const mondayOf = (day: string) => shiftDay(day, -((new Date(day).getUTCDay() + 6) % 7))
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Later moments cannot be written as a date of four digits. A time zone may add a day. */
const lastMoment = Date.UTC(9999, 11, 30)

/** Returns a stored moment, or the nearest one that a calendar has between 1970 and 9999. */
export const nearestMoment = (milliseconds: number): number =>
  Math.min(Math.max(Number(milliseconds) || 0, 0), lastMoment)

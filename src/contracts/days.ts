/** Calendar days as ISO texts, `2026-11-28`. */

const dayMs = 24 * 3_600_000

export const shiftDay = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, day.length)
export const mondayOf = (day: string) => shiftDay(day, -((new Date(day).getUTCDay() + 6) % 7))
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

import { formatMoment, readClock } from '#src/contracts/formats.ts'
import { knownTimeZone } from '#src/contracts/time-zone.ts'

/** Describes the visitor's time, and whether it suits a call (Monday to Friday, 08:00 to 18:00). @returns undefined for an unknown zone */
export function readVisitorHour(now: Date, locale: string, zone: string | null): string | undefined {
  const timeZone = knownTimeZone(zone)
  if (!timeZone) return undefined
  const { hour, isWeekend } = readClock(now, timeZone)
  const advice = isWeekend
    ? 'weekend'
    : hour >= 8 && hour < 18
      ? 'a good time to call'
      : hour === 7
        ? 'early for a call'
        : hour >= 18 && hour < 20
          ? 'late for a call'
          : 'night'
  return `${formatMoment(now, { locale, timeZone }, 'time')} there, ${advice}`
}

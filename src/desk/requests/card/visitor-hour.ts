import { formatMoment, readClock } from '#src/contracts/formats.ts'
import { knownTimeZone } from '#src/contracts/time-zone.ts'

/**
 * Describes the visitor's time, and whether it suits a call (Monday to Friday, 08:00 to 18:00).
 * @returns undefined for an unknown zone
 */
export function readVisitorHour(
  now: Date,
  locale: string,
  zone: string | null,
): string | undefined {
  const timeZone = knownTimeZone(zone)
  if (!timeZone) return undefined
  return `${formatMoment(now, { locale, timeZone }, 'time')} there, ${adviceAt(readClock(now, timeZone))}`
}

function adviceAt({ hour, isWeekend }: { hour: number; isWeekend: boolean }): string {
  if (isWeekend) return 'weekend'
  if (hour < 7 || hour >= 20) return 'night'
  if (hour < 8) return 'early for a call'
  return hour < 18 ? 'a good time to call' : 'late for a call'
}

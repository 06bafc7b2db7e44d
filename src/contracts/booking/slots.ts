// Plain code, because the visitor's browser loads it too.
import { callMinutes } from '#src/contracts/contact/call-back.ts'
import { type Office, openOn } from '#src/contracts/contact/office-hours.ts'
import { shiftDay } from '#src/contracts/days.ts'
import {
  formatMoment,
  isoDay,
  isoMinute,
  momentOf,
  type Region,
  timeZoneName,
} from '#src/contracts/formats.ts'
import { type Sentence, say } from '#src/contracts/text/say.ts'
import { knownTimeZone } from '#src/contracts/time-zone.ts'

const minute = 60_000

/** Working days for which calls are booked, and the days in which these are looked for. */
const ahead = { workingDays: 10, days: 30 }
/** Milliseconds from now in which no call is booked, and none is moved by its link. */
export const leastAheadMs = 120 * minute

/** Writes a local time, as `isoMinute` does. */
const clockOf = (date: string, minutes: number) =>
  isoMinute(new Date(Date.parse(date) + minutes * minute), 'UTC')

/** Milliseconds for which the calendar of an office is the same but for its first half hours. */
const calendarMs = 15 * minute
let known: { office: Office; from: number; moments: number[] } | undefined

/** Lists all half hours of the working days that are booked. */
function calendarOf({ timeZone, hours }: Office, now: number): number[] {
  const today = isoDay(new Date(now), timeZone)
  const open = Array.from({ length: ahead.days }, (_, days) => shiftDay(today, days))
    .flatMap((date) => {
      const span = openOn(date, hours)
      return span ? [{ date, ...span }] : []
    })
    .slice(0, ahead.workingDays)
  return open.flatMap(({ date, from, to }) => {
    const first = Math.ceil(from / callMinutes) * callMinutes
    const count = Math.max(0, Math.floor((to - first) / callMinutes))
    return Array.from({ length: count }, (_, index) =>
      momentOf(clockOf(date, first + index * callMinutes), timeZone),
    ).filter((moment): moment is number => moment !== null)
  })
}

/**
 * Lists the half hours in which the office can be called: from two hours ahead, over ten working
 * days, within the office hours of each day. The calendar is kept for a quarter of an hour, because
 * it takes some milliseconds to make, and time zones differ by quarters of an hour.
 * @returns moments in milliseconds, in order
 */
export function slotsFrom(now: number, { timeZone, hours }: Office): number[] {
  const from = Math.floor(now / calendarMs)
  if (known?.from !== from || known.office.hours !== hours || known.office.timeZone !== timeZone)
    known = { office: { timeZone, hours }, from, moments: calendarOf({ timeZone, hours }, now) }
  return known.moments.filter((moment) => moment >= now + leastAheadMs)
}

/** A day of the office with its free half hours. */
type BookingDay = { date: string; slots: string[] }

/** Groups free half hours by the days of a region. */
export function daysOf(slots: readonly string[], timeZone: string): BookingDay[] {
  // `Map.groupBy` is newer than the supported browsers.
  const days = new Map<string, string[]>()
  for (const slot of slots) {
    const date = isoDay(new Date(slot), timeZone)
    days.set(date, [...(days.get(date) ?? []), slot])
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }))
}

/**
 * Names of the picker's fields. The half hours of each day are a group of their own, because
 * Chrome's Tab key leaves out a group whose first radio button is hidden.
 */
export const slotFields = { day: 'day', ofDay: (date: string) => `startsAt-${date}` }

/** Returns the half hour that is chosen on the shown day; null for none. */
export function chosenSlot(fields: FormData): string | null {
  const slot = fields.get(slotFields.ofDay(String(fields.get(slotFields.day))))
  return typeof slot === 'string' ? slot : null
}

/** Sentences of booked times. */
export type BookedWords = {
  booking: Sentence<'time' | 'place'>
  bookingElsewhere: Sentence<'time' | 'place' | 'theirs' | 'zone'>
}

export type OfficeClock = Region & { place: string }

/**
 * Writes a time by the visitor's clock, with the day if the visitor has another: `09:00`,
 * `Monday 23:00`.
 * @returns null if the clocks agree, or if the zone is not known
 */
export function timeElsewhere(slot: string, office: Region, zone: string | null): string | null {
  const moment = new Date(slot)
  const timeZone = knownTimeZone(zone)
  if (timeZone === null || isoMinute(moment, timeZone) === isoMinute(moment, office.timeZone))
    return null
  const isSameDay = isoDay(moment, timeZone) === isoDay(moment, office.timeZone)
  return formatMoment(moment, { locale: office.locale, timeZone }, isSameDay ? 'time' : 'weekday')
}

/**
 * Writes a booked time by the office's clock, and by the visitor's if it differs:
 * `Tuesday 1 December 2026 at 10:00 in Lagos (09:00, Greenwich Mean Time)`.
 */
export function describeBooking(
  slot: string,
  office: OfficeClock,
  timeZone: string | null,
  words: BookedWords,
): string {
  const { place } = office
  const time = formatMoment(new Date(slot), office, 'full')
  const theirs = timeElsewhere(slot, office, timeZone)
  return theirs && timeZone
    ? say(words.bookingElsewhere, {
        ...{ time, place, theirs },
        zone: timeZoneName({ locale: office.locale, timeZone }, new Date(slot)),
      })
    : say(words.booking, { time, place })
}

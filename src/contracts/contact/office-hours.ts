import { shiftDay } from '../days.ts'
import {
  formatClock,
  formatList,
  formatWeekdayName,
  isoDay,
  isoMinute,
  timeZoneName,
} from '../formats.ts'
import { type Sentence, say } from '../text/say.ts'

/** Sentences of the office hours. */
type HoursWords = {
  everyDay: string
  days: Sentence<'from' | 'to'>
  roundTheClock: string
  times: Sentence<'opens' | 'closes'>
  group: Sentence<'days' | 'times'>
  groups: Sentence<'before' | 'more'>
  week: Sentence<'week' | 'zone'>
}

/** Monday first. In English, as staff read them. */
export const weekdays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const
export type Weekday = keyof typeof weekdays
// the keys of the literal above
export const weekdayNames = Object.keys(weekdays) as Weekday[]

/** On the 24-hour clock. The office closes the next day if `closes` is not after `opens`. */
type Opening = { opens: string; closes: string }
type SpecialDay = { date: string; name: string; hours: Opening | null }

/** The hours of ordinary `days`, and where other weekdays and single dates differ from them. */
export type OfficeHours = Opening & {
  days: readonly Weekday[]
  otherDays: readonly (Opening & { day: Weekday })[]
  specialDays: readonly SpecialDay[]
}
export type Office = { timeZone: string; hours: OfficeHours }

/** Minutes since the midnight with which a day begins; `to` may lie on the next day. */
export type OpenSpan = { from: number; to: number }

const dayMinutes = 24 * 60

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function spanOf({ opens, closes }: Opening): OpenSpan {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  return { from, to: to > from ? to : to + dayMinutes }
}

export const ordinaryMinutes = (hours: OfficeHours): number => {
  const { from, to } = spanOf(hours)
  return to - from
}

export const weekdayOf = (date: string): Weekday =>
  // A week has seven days.
  weekdayNames[(new Date(date).getUTCDay() + 6) % 7] as Weekday

const weekdayHours = (day: Weekday, hours: OfficeHours): Opening | undefined =>
  hours.days.includes(day) ? hours : hours.otherDays.find((other) => other.day === day)

/** @returns when the office is open on each such weekday; null if it is closed then */
export function openOnWeekday(day: Weekday, hours: OfficeHours): OpenSpan | null {
  const opening = weekdayHours(day, hours)
  return opening ? spanOf(opening) : null
}

/** @returns when the office is open on a date; null if it is closed then */
export function openOn(date: string, hours: OfficeHours): OpenSpan | null {
  const special = hours.specialDays.find((day) => day.date === date)
  if (special) return special.hours && spanOf(special.hours)
  return openOnWeekday(weekdayOf(date), hours)
}

/** Days that are looked ahead for the next opening. */
const longestClosure = 60

/** Compares a moment with the office's hours of its day. */
export function readOfficeHours(now: Date, { timeZone, hours }: Office) {
  const [date = '', time = ''] = isoMinute(now, timeZone).split('T')
  const minute = minutesOf(time)
  const [today, yesterday] = [openOn(date, hours), openOn(shiftDay(date, -1), hours)]
  const isIn = (span: OpenSpan | null, at: number) => span && at >= span.from && at < span.to
  const next = Array.from({ length: longestClosure }, (_, days) => ({
    days,
    date: shiftDay(date, days),
    from: openOn(shiftDay(date, days), hours)?.from,
  })).find(({ days, from }) => from !== undefined && (days > 0 || minute < from))
  const share = (value: number) => Math.min(1, value / dayMinutes)
  const drawn = today ?? spanOf(hours)
  return {
    /** Shares of the day, 0 to 1. A closed day has the ordinary hours. */
    passed: share(minute),
    from: share(drawn.from),
    to: share(drawn.to),
    /** Share of the day to which the office is open since the day before; 0 if it is not. */
    early: share(Math.max(0, (yesterday?.to ?? 0) - dayMinutes)),
    isWorkingDay: today !== null,
    isOpen: Boolean(isIn(today, minute) || isIn(yesterday, minute + dayMinutes)),
    opensNext: next && { days: next.days, date: next.date, time: clockOf(next.from ?? 0) },
    special: hours.specialDays.find((day) => day.date === date),
    opens: clockOf(drawn.from),
    closes: clockOf(drawn.to),
  }
}

/** Writes minutes since midnight on the 24-hour clock: `08:00`. */
const clockOf = (minutes: number) =>
  new Date((minutes % dayMinutes) * 60_000)
    .toISOString()
    .slice('1970-01-01T'.length, -':00.000Z'.length)

/** Lists the single days with other hours from a moment on, the next one first. */
export function specialDaysFrom(
  now: Date,
  { timeZone, hours }: Office,
  days: number,
): SpecialDay[] {
  const first = isoDay(now, timeZone)
  const last = shiftDay(first, days)
  return hours.specialDays
    .filter(({ date }) => date >= first && date <= last)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

export const describeOpening = (
  { opens, closes }: Opening,
  locale: string,
  words: Pick<HoursWords, 'roundTheClock' | 'times'>,
): string =>
  opens === closes
    ? words.roundTheClock
    : say(words.times, {
        opens: formatClock(opens, locale),
        closes: formatClock(closes, locale),
      })

/** Writes the name of a weekday: `Monday`. */
export const weekdayIn = (day: Weekday, locale: string): string =>
  formatWeekdayName(shiftDay(aMonday, weekdayNames.indexOf(day)), locale, 'long')
const aMonday = '2026-11-30'

/** Writes weekdays: `Monday to Friday`, `Saturday and Sunday`, `every day`. */
function describeDays(days: readonly Weekday[], locale: string, words: HoursWords): string {
  if (days.length === weekdayNames.length) return words.everyDay
  const places = weekdayNames.flatMap((day, place) => (days.includes(day) ? [place] : []))
  // A run of days may go over the end of the week: Sunday to Thursday.
  const first = places.find((place) => !places.includes((place + 6) % 7)) ?? 0
  const run = Array.from({ length: days.length }, (_, step) => (first + step) % 7)
  const isRun = days.length > 2 && run.every((place) => places.includes(place))
  const names = (isRun ? run : places).map((place) =>
    weekdayIn(weekdayNames[place] as Weekday, locale),
  )
  return isRun
    ? say(words.days, { from: names[0] ?? '', to: names.at(-1) ?? '' })
    : formatList(names, 'conjunction', locale)
}

/** Writes the hours of a week: `Monday to Friday, 08:00 to 18:00 West Africa Time`. */
function describeWeek(
  hours: OfficeHours,
  region: { locale: string; timeZone: string },
  words: HoursWords,
): string {
  const groups = Map.groupBy(
    weekdayNames.filter((day) => weekdayHours(day, hours)),
    (day) => describeOpening(weekdayHours(day, hours) ?? hours, region.locale, words),
  )
  const parts = [...groups].map(([times, days]) =>
    say(words.group, { days: describeDays(days, region.locale, words), times }),
  )
  const [first = '', ...others] = parts
  const all = others.reduce((before, more) => say(words.groups, { before, more }), first)
  return say(words.week, { week: all, zone: timeZoneName(region) })
}

/** Writes the office hours in the company's own words, or from its hours if it has none. */
export const hoursInWords = (
  company: {
    hours: OfficeHours & { text: string | null }
    locale: string
    timeZone: string
  },
  { hours }: { hours: HoursWords },
): string => company.hours.text ?? describeWeek(company.hours, company, hours)

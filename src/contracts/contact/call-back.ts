import { shiftDay } from '../days.ts'
import {
  formatDay,
  formatMoment,
  isoDay,
  momentOf,
  nextShown,
  type Region,
  timeZoneName,
} from '../formats.ts'
import { type Sentence, say } from '../text/say.ts'
import { knownTimeZone } from '../time-zone.ts'
import {
  type Office,
  openOn,
  type Weekday,
  weekdayIn,
  weekdayNames,
  weekdayOf,
  weekdays,
} from './office-hours.ts'

/** Sentences of times at which people are called. */
export type CallWords = {
  times: Sentence<'from' | 'to'>
  today: Sentence<'times'>
  tomorrow: Sentence<'times'>
  onWeekday: Sentence<'weekday' | 'times'>
  atOffice: Sentence<'times' | 'place'>
  elsewhere: Sentence<'theirs' | 'times' | 'place'>
  wish: Sentence<'day' | 'times'>
  wishElsewhere: Sentence<'day' | 'times' | 'theirs' | 'zone'>
}

const callDays = { today: 'Today', tomorrow: 'Tomorrow' } as const
type CallDay = keyof typeof callDays | Weekday
const hours = { morning: [9, 12], afternoon: [13, 17] } as const
type CallBackWindow = `${CallDay}-${keyof typeof hours}`

// the keys of the literals above
const windowsOf = (day: CallDay) => [`${day}-morning`, `${day}-afternoon`] as const
const callBackWindows: readonly CallBackWindow[] = [
  ...windowsOf('today'),
  ...windowsOf('tomorrow'),
  ...weekdayNames.flatMap(windowsOf),
]
const partsOf = (window: CallBackWindow) => window.split('-') as [CallDay, keyof typeof hours] // as the type is written
const hoursOf = (window: CallBackWindow) => hours[partsOf(window)[1]]
const dayWords = (day: CallDay): string =>
  day === 'today' || day === 'tomorrow' ? callDays[day] : `On ${weekdays[day]}`

/** The windows in English, as staff and programs read them. */
export const callBackChoices: Record<CallBackWindow, string> = Object.fromEntries(
  callBackWindows.map((window) => {
    const [day, half] = partsOf(window)
    return [window, `${dayWords(day)}, in the ${half}`]
  }),
) as Record<CallBackWindow, string>

const minute = 60_000

/** Returns the moment of an hour in a zone, on the day that a window chosen at `chosen` names. */
function momentAt(chosen: Date, timeZone: string, window: CallBackWindow, hour: number): Date {
  const today = isoDay(chosen, timeZone)
  const [day] = partsOf(window)
  // If `monday` is chosen on a Monday, it means the Monday a week later.
  const later =
    day === 'today'
      ? 0
      : day === 'tomorrow'
        ? 1
        : (weekdayNames.indexOf(day) - weekdayNames.indexOf(weekdayOf(today)) + 7) % 7 || 7
  const wanted = `${shiftDay(today, later)}T${String(hour).padStart(2, '0')}:00`
  return new Date(momentOf(nextShown(wanted, timeZone), timeZone) ?? chosen)
}

type WindowWords = {
  todayMorning: string
  todayAfternoon: string
  tomorrowMorning: string
  tomorrowAfternoon: string
  weekdayMorning: Sentence<'weekday'>
  weekdayAfternoon: Sentence<'weekday'>
}

/** Lists all windows with their names, for forms that cannot say what is offered. */
export const nameWindows = (words: WindowWords, locale: string): [window: string, name: string][] =>
  callBackWindows.map((window) => {
    const [day, half] = partsOf(window)
    const part = half === 'morning' ? 'Morning' : 'Afternoon'
    return [
      window,
      day === 'today' || day === 'tomorrow'
        ? words[`${day}${part}`]
        : say(words[`weekday${part}`], { weekday: weekdayIn(day, locale) }),
    ]
  })

type Span = { from: Date; to: Date }
function spanOf(window: CallBackWindow, chosen: Date, timeZone: string): Span {
  const [from, to] = hoursOf(window)
  return {
    from: momentAt(chosen, timeZone, window, from),
    to: momentAt(chosen, timeZone, window, to),
  }
}

/**
 * Returns whether the office is open during a window of which at least `left` milliseconds remain.
 */
function isOpenIn(window: CallBackWindow, now: Date, office: Office, left: number): boolean {
  const { from, to } = spanOf(window, now, office.timeZone)
  const [first, last] = hoursOf(window)
  const open = openOn(isoDay(from, office.timeZone), office.hours)
  const isInHours = open !== null && open.from <= first * 60 && last * 60 <= open.to
  return isInHours && to.getTime() - now.getTime() >= left
}

const isWindow = (value: string): value is CallBackWindow =>
  callBackWindows.some((window) => window === value)

/**
 * Returns the window that means at `now` the same hours as `callBack` did when it was chosen: what
 * was tomorrow may be today.
 * @returns null if a call in these hours is no longer possible
 */
export function moveCallBack(
  callBack: string,
  { chosen, now }: { chosen: Date; now: Date },
  office: Office,
): string | null {
  if (!isWindow(callBack)) return callBack
  const { from } = spanOf(callBack, chosen, office.timeZone)
  const moved = [callBack, ...callBackWindows].find(
    (window) =>
      spanOf(window, now, office.timeZone).from.getTime() === from.getTime() &&
      isOpenIn(window, now, office, minute),
  )
  return moved ?? null
}

/** A window that a form offers; `from` and `to` are times in ISO 8601. */
export type CallBackOffer = { window: CallBackWindow; from: string; to: string }

/**
 * Lists the windows in which the office is open and at least an hour is left: of today and
 * tomorrow, and of the next day on which the office can call if it cannot tomorrow.
 */
export function offerCallBacks(now: Date, office: Office): CallBackOffer[] {
  const offersOn = (day: CallDay) =>
    windowsOf(day).filter((window) => isOpenIn(window, now, office, 60 * minute))
  const tomorrow = offersOn('tomorrow')
  const today = isoDay(now, office.timeZone)
  const laterDays = [2, 3, 4, 5, 6, 7].map((days) => weekdayOf(shiftDay(today, days)))
  const later = tomorrow.length > 0 ? [] : laterDays.map(offersOn).find(({ length }) => length > 0)
  return [...offersOn('today'), ...tomorrow, ...(later ?? [])].map((window) => {
    const { from, to } = spanOf(window, now, office.timeZone)
    return { window, from: from.toISOString(), to: to.toISOString() }
  })
}

type TimesWords = Pick<CallWords, 'times'>
function timesOf({ from, to }: Span, region: Region, words: TimesWords, other?: string): string {
  const isOtherDay = other !== undefined && isoDay(from, region.timeZone) !== isoDay(from, other)
  return say(words.times, {
    from: formatMoment(from, region, isOtherDay ? 'weekday' : 'time'),
    to: formatMoment(to, region, 'time'),
  })
}

function bothTimes(
  span: Span,
  office: Region,
  zone: string | null,
  words: TimesWords,
): { ours: string; theirs: string | null } {
  const ours = timesOf(span, office, words)
  const timeZone = knownTimeZone(zone)
  const theirs = timeZone
    ? timesOf(span, { locale: office.locale, timeZone }, words, office.timeZone)
    : ours
  return { ours, theirs: theirs === ours ? null : theirs }
}

export type OfferWords = Omit<CallWords, 'wish' | 'wishElsewhere'>

/**
 * Writes an offer: `Tomorrow, 09:00 to 12:00 in Lagos`.
 * @param timeZone the reader's zone, whose time is added if it differs
 */
export function describeOffer(
  { window, from, to }: CallBackOffer,
  office: Region & { place: string },
  timeZone: string | null,
  words: OfferWords,
): string {
  const span = { from: new Date(from), to: new Date(to) }
  const { place } = office
  const { ours, theirs } = bothTimes(span, office, timeZone, words)
  // The visitor's time comes first, because a closed select on a phone shows about thirty
  // characters.
  const times = theirs
    ? say(words.elsewhere, { theirs, times: ours, place })
    : say(words.atOffice, { times: ours, place })
  const [day] = partsOf(window)
  return day === 'today' || day === 'tomorrow'
    ? say(words[day], { times })
    : say(words.onWeekday, { weekday: weekdayIn(day, office.locale), times })
}

/** Minutes of a booked call. */
export const callMinutes = 30

/** Writes a moment as in `contact.call_back`, the forms and the API: `2026-12-01T09:30Z`. */
export const slotOf = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, '2026-12-01T09:30'.length)}Z`

/** Returns whether a text is a date and time as `slotOf` writes them, without 30 February. */
export const isSlot = (text: string): boolean =>
  /^20\d\d-\d\d-\d\dT\d\d:\d\dZ$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  slotOf(Date.parse(text)) === text

/** Returns whether a stored moment can be calculated with, which `Intl` refuses for some. */
const isUsual = (moment: Date) => moment.getTime() >= 0 && moment.getTime() < Date.UTC(9999, 0)

/** Returns when the customer is called: a booked half hour, or the window of a wish. */
function callSpan(callBack: string, submittedAt: string, timeZone: string): Span | null {
  const submitted = new Date(submittedAt)
  if (isWindow(callBack)) return isUsual(submitted) ? spanOf(callBack, submitted, timeZone) : null
  if (!isSlot(callBack)) return null
  const from = new Date(callBack)
  return { from, to: new Date(from.getTime() + callMinutes * minute) }
}

type Asked = { callBack: string; submittedAt: string; timeZone: string | null }

/**
 * Writes the wished time by the company's clock and by the visitor's. It takes whatever is stored.
 * @returns null if there is no wish, or if it cannot be read
 */
export function describeCallBack(
  { callBack, submittedAt, timeZone }: Asked,
  region: Region,
  words: Pick<CallWords, 'times' | 'wish' | 'wishElsewhere'>,
): string | null {
  const span = callSpan(callBack, submittedAt, region.timeZone)
  if (!span) return null
  const { ours: times, theirs } = bothTimes(span, region, timeZone, words)
  const day = formatDay(isoDay(span.from, region.timeZone), region.locale, 'full')
  return theirs && timeZone
    ? say(words.wishElsewhere, {
        ...{ day, times, theirs },
        zone: timeZoneName({ locale: region.locale, timeZone }, span.from),
      })
    : say(words.wish, { day, times })
}

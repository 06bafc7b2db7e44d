import { formatDay, formatMoment, isoDay, isoMinute, type Region, readClock } from '../formats.ts'
import { knownTimeZone } from '../time-zone.ts'

const callBackWindows = [
  'today-morning',
  'today-afternoon',
  'tomorrow-morning',
  'tomorrow-afternoon',
  'monday-morning',
  'monday-afternoon',
] as const
type CallBackWindow = (typeof callBackWindows)[number]

const hours = { morning: [9, 12], afternoon: [13, 17] } as const
const halfOf = (window: CallBackWindow) => (window.endsWith('morning') ? 'morning' : 'afternoon')
const hoursOf = (window: CallBackWindow) => hours[halfOf(window)]
const days = { today: 'Today', tomorrow: 'Tomorrow', monday: 'On Monday' } as const
const dayOf = (window: CallBackWindow): keyof typeof days =>
  window.startsWith('today') ? 'today' : window.startsWith('tomorrow') ? 'tomorrow' : 'monday'
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export const callBackChoices: Record<CallBackWindow, string> = Object.fromEntries(
  callBackWindows.map((window) => [window, `${days[dayOf(window)]}, in the ${halfOf(window)}`]),
) as Record<CallBackWindow, string>

const minute = 60_000
const day = 24 * 60 * minute

/** Returns the offset of a zone from UTC in milliseconds. */
export const offsetOf = (moment: number, timeZone: string): number =>
  Date.parse(`${isoMinute(new Date(moment), timeZone)}Z`) - Math.floor(moment / minute) * minute

/** Returns the moment of an hour in a zone, on the day that a window chosen at `chosen` names. */
function momentAt(chosen: number, timeZone: string, window: CallBackWindow, hour: number): Date {
  const local = new Date(chosen + offsetOf(chosen, timeZone))
  // If `monday` is chosen on a Monday, it means the Monday a week later.
  const later = { today: 0, tomorrow: 1, monday: (8 - local.getUTCDay()) % 7 || 7 }[dayOf(window)]
  const wanted = Date.UTC(
    local.getUTCFullYear(),
    local.getUTCMonth(),
    local.getUTCDate() + later,
    hour,
  )
  // Uses the zone's offset at the moment of the call, because clocks may change in between.
  return new Date(wanted - offsetOf(wanted - offsetOf(wanted, timeZone), timeZone))
}

type Span = { from: Date; to: Date }
function spanOf(window: CallBackWindow, chosen: Date, timeZone: string): Span {
  const [from, to] = hoursOf(window)
  return {
    from: momentAt(chosen.getTime(), timeZone, window, from),
    to: momentAt(chosen.getTime(), timeZone, window, to),
  }
}

/** The company's time zone and opening hours, Monday to Friday: `08:00`. */
export type Office = { timeZone: string; hours: { opens: string; closes: string } }

/**
 * Tells whether the office is open during a window of which at least `left` milliseconds remain.
 */
function isOpenIn(
  window: CallBackWindow,
  now: Date,
  { timeZone, hours: { opens, closes } }: Office,
  left: number,
): boolean {
  const { from, to } = spanOf(window, now, timeZone)
  const [first, last] = hoursOf(window)
  const isInHours = opens <= clock(first) && clock(last) <= closes
  return isInHours && !readClock(from, timeZone).isWeekend && to.getTime() - now.getTime() >= left
}

const isWindow = (value: string): value is CallBackWindow =>
  callBackWindows.some((window) => window === value)

/** Tells whether a call in the chosen window is still possible; true if no window was chosen. */
export const isCallBackPossible = (callBack: string, now: Date, office: Office): boolean =>
  !isWindow(callBack) || isOpenIn(callBack, now, office, minute)

/** A window that a form offers; `from` and `to` are times in ISO 8601. */
export type CallBackOffer = { window: CallBackWindow; from: string; to: string }

/**
 * Lists the windows in which the office is open and at least an hour is left; Monday only if the
 * office is closed tomorrow.
 */
export function offerCallBacks(now: Date, office: Office): CallBackOffer[] {
  const isTomorrowClosed = readClock(new Date(now.getTime() + day), office.timeZone).isWeekend
  return callBackWindows
    .filter(
      (window) =>
        isOpenIn(window, now, office, 60 * minute) &&
        (dayOf(window) !== 'monday' || isTomorrowClosed),
    )
    .map((window) => {
      const { from, to } = spanOf(window, now, office.timeZone)
      return { window, from: from.toISOString(), to: to.toISOString() }
    })
}

function timesOf({ from, to }: Span, region: Region, other?: string): string {
  const isOtherDay = other !== undefined && isoDay(from, region.timeZone) !== isoDay(from, other)
  return `${formatMoment(from, region, isOtherDay ? 'weekday' : 'time')} to ${formatMoment(to, region, 'time')}`
}

function bothTimes(
  span: Span,
  office: Region,
  zone: string | null,
): { ours: string; theirs: string | null } {
  const ours = timesOf(span, office)
  const timeZone = knownTimeZone(zone)
  const theirs = timeZone
    ? timesOf(span, { locale: office.locale, timeZone }, office.timeZone)
    : ours
  return { ours, theirs: theirs === ours ? null : theirs }
}

/**
 * Writes an offer: `Tomorrow, 09:00 to 12:00 in Lagos`.
 * @param timeZone the reader's zone, whose time is added if it differs
 */
export function describeOffer(
  { window, from, to }: CallBackOffer,
  office: Region & { place: string },
  timeZone: string | null,
): string {
  const span = { from: new Date(from), to: new Date(to) }
  const { ours, theirs } = bothTimes(span, office, timeZone)
  const atOffice = `${ours} in ${office.place}`
  // The visitor's time comes first, because a closed select on a phone shows about thirty
  // characters.
  return `${days[dayOf(window)]}, ${theirs ? `${theirs} where you are (${atOffice})` : atOffice}`
}

type Asked = { callBack: string; submittedAt: string; timeZone: string | null }

/**
 * Writes the wished time by the company's clock and by the visitor's.
 * @returns null if there is no wish
 */
export function describeCallBack(
  { callBack, submittedAt, timeZone }: Asked,
  region: Region,
): string | null {
  if (!isWindow(callBack)) return null
  const span = spanOf(callBack, new Date(submittedAt), region.timeZone)
  const { ours, theirs } = bothTimes(span, region, timeZone)
  return `${formatDay(isoDay(span.from, region.timeZone), region.locale, 'full')}, ${ours}${theirs ? ` (${theirs} in ${timeZone})` : ''}`
}

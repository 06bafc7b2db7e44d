import { formatDay, formatMoment, isoDay, isoMinute, type Region, readClock } from './formats.ts'

/** When somebody wants to be called, by the clock of where they are. */
export const callBackWindows = [
  'today-morning',
  'today-afternoon',
  'tomorrow-morning',
  'tomorrow-afternoon',
  'monday-morning',
  'monday-afternoon',
] as const
export type CallBackWindow = (typeof callBackWindows)[number]

/** Hours of the clock. */
const hours = { morning: [9, 12], afternoon: [13, 17] } as const
const hoursOf = (window: CallBackWindow) => hours[window.endsWith('morning') ? 'morning' : 'afternoon']
/** The first word of a window's name, each with its words. */
const days = { today: 'Today', tomorrow: 'Tomorrow', monday: 'On Monday' } as const
const dayOf = (window: CallBackWindow): keyof typeof days =>
  window.startsWith('today') ? 'today' : window.startsWith('tomorrow') ? 'tomorrow' : 'monday'
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** What each choice of the form is called. */
export const callBackChoices: Record<CallBackWindow, string> = Object.fromEntries(
  callBackWindows.map((window) => {
    const [from, to] = hoursOf(window)
    const [, half = ''] = window.split('-')
    return [window, `${days[dayOf(window)]}, in the ${half} (${clock(from)} to ${clock(to)})`]
  }),
  // One entry for each window.
) as Record<CallBackWindow, string>

const minute = 60_000
const day = 24 * 60 * minute

/**
 * The windows that a form offers: on working days of whoever calls, with an hour left at least. Monday is offered where tomorrow is closed.
 * @param timeZone of whoever calls
 */
export function openCallBackWindows(now: Date, timeZone: string): CallBackWindow[] {
  const today = readClock(now, timeZone)
  const isTomorrowClosed = readClock(new Date(now.getTime() + day), timeZone).isWeekend
  const isOpen = { today: !today.isWeekend, tomorrow: !isTomorrowClosed, monday: isTomorrowClosed }
  return callBackWindows.filter((window) => isOpen[dayOf(window)] && (dayOf(window) !== 'today' || today.hour < hoursOf(window)[1] - 1))
}
/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
const offsetOf = (moment: number, timeZone: string): number =>
  Date.parse(`${isoMinute(new Date(moment), timeZone)}Z`) - Math.floor(moment / minute) * minute

/** The moment at which a zone's clocks show an hour, on the day of a window that was chosen at another moment. */
function momentAt(submitted: number, timeZone: string, window: CallBackWindow, hour: number): number {
  const local = new Date(submitted + offsetOf(submitted, timeZone))
  // On a Monday the next one is a week away.
  const later = { today: 0, tomorrow: 1, monday: (8 - local.getUTCDay()) % 7 || 7 }[dayOf(window)]
  const wanted = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + later, hour)
  // By the offset of that moment: clocks may be changed in between.
  return wanted - offsetOf(wanted - offsetOf(wanted, timeZone), timeZone)
}

const isWindow = (value: string): value is CallBackWindow => callBackWindows.some((window) => window === value)

type Asked = { callBack: string; submittedAt: string; timeZone: string | null }

/**
 * When somebody wants to be called, by the clock of whoever calls.
 * @param region of whoever calls; also taken for a visitor whose zone is unknown
 * @returns null where nobody asked
 */
export function describeCallBack({ callBack, submittedAt, timeZone }: Asked, region: Region): string | null {
  if (!isWindow(callBack)) return null
  const window = hoursOf(callBack)
  const zone = timeZone ?? region.timeZone
  const [from, to] = window.map((hour) => new Date(momentAt(Date.parse(submittedAt), zone, callBack, hour)))
  if (!from || !to) return null
  const date = formatDay(isoDay(from, region.timeZone), region.locale, 'long')
  const time = (moment: Date) => formatMoment(moment, region, 'time')
  const ours = `${date}, ${time(from)} to ${time(to)}`
  if (timeZone === null) return `${ours} (their time zone is unknown)`
  return timeZone === region.timeZone ? ours : `${ours} (${clock(window[0])} to ${clock(window[1])} in ${timeZone})`
}

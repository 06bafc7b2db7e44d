import { formatDay, formatMoment, isoDay, isoMinute, type Region } from './formats.ts'

/** When somebody wants to be called, by the clock of where they are. */
export const callBackWindows = ['today-morning', 'today-afternoon', 'tomorrow-morning', 'tomorrow-afternoon'] as const
export type CallBackWindow = (typeof callBackWindows)[number]

/** Hours of the clock. */
const hours = { morning: [9, 12], afternoon: [13, 17] } as const
const parts = (window: CallBackWindow) => ({
  days: window.startsWith('today') ? 0 : 1,
  hours: hours[window.endsWith('morning') ? 'morning' : 'afternoon'],
})
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** What each choice of the form is called. */
export const callBackChoices: Record<CallBackWindow, string> = Object.fromEntries(
  callBackWindows.map((window) => {
    const [from, to] = parts(window).hours
    const [day = '', half = ''] = window.split('-')
    return [window, `${day.charAt(0).toUpperCase()}${day.slice(1)}, in the ${half} (${clock(from)} to ${clock(to)})`]
  }),
  // One entry for each window.
) as Record<CallBackWindow, string>

const minute = 60_000
/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
const offsetOf = (moment: number, timeZone: string): number =>
  Date.parse(`${isoMinute(new Date(moment), timeZone)}Z`) - Math.floor(moment / minute) * minute

/** The moment at which a zone's clocks show an hour, some days after the day of another moment there. */
function momentAt(submitted: number, timeZone: string, days: number, hour: number): number {
  const local = new Date(submitted + offsetOf(submitted, timeZone))
  const wanted = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, hour)
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
  const { days, hours: window } = parts(callBack)
  const zone = timeZone ?? region.timeZone
  const [from, to] = window.map((hour) => new Date(momentAt(Date.parse(submittedAt), zone, days, hour)))
  if (!from || !to) return null
  const day = formatDay(isoDay(from, region.timeZone), region.locale, 'long')
  const time = (moment: Date) => formatMoment(moment, region, 'time')
  const ours = `${day}, ${time(from)} to ${time(to)}`
  if (timeZone === null) return `${ours} (their time zone is unknown)`
  return timeZone === region.timeZone ? ours : `${ours} (${clock(window[0])} to ${clock(window[1])} in ${timeZone})`
}

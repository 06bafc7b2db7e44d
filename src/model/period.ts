import type { NightResult } from './simulate-night.ts'

/** The minutes of a night from `from` until before `to`. */
export type Period = { from: number; to: number }

/**
 * Returns a part of a night as a shorter night with the part's readings and alarms; times after the
 * part become null.
 */
export function periodOf(result: NightResult, { from, to }: Period): NightResult {
  const bytes = (series: Uint8Array) => series.slice(from, to)
  const floats = (series: Float64Array) => series.slice(from, to)
  const sinceFrom = (series: Float64Array) => {
    const before = from > 0 ? (series[from - 1] ?? 0) : 0
    return floats(series).map((count) => count - before)
  }
  const isIn = (minute: number) => minute >= from && minute < to
  const within = (minute: number | null) => (minute === null || minute >= to ? null : minute - from)
  const { readings } = result
  return {
    minutes: to - from,
    supply: bytes(result.supply),
    link: bytes(result.link),
    phonesAway: bytes(result.phonesAway),
    gateway: bytes(result.gateway),
    batteryLeft: floats(result.batteryLeft),
    devices: result.devices.map(bytes),
    heard: result.heard.map(bytes),
    rooms: result.rooms.map(floats),
    readings: {
      taken: sinceFrom(readings.taken),
      sent: sinceFrom(readings.sent),
      lost: sinceFrom(readings.lost),
      missed: sinceFrom(readings.missed),
      // `waiting` and `inDevices` are levels at a minute, not counts since the beginning.
      waiting: floats(readings.waiting),
      inDevices: floats(readings.inDevices),
    },
    alarms: result.alarms
      .filter(({ raisedAt }) => isIn(raisedAt))
      .map((alarm) => ({
        ...alarm,
        raisedAt: alarm.raisedAt - from,
        sentAt: within(alarm.sentAt),
        passedAt: within(alarm.passedAt),
        clearedAt: within(alarm.clearedAt),
      })),
    switchings: result.switchings
      .filter(({ minute }) => isIn(minute))
      .map((one) => ({ ...one, minute: one.minute - from })),
  }
}

/** Divides a night into periods in which a value stays the same. */
export function partsOf<Value>(
  minutes: number,
  valueAt: (minute: number) => Value,
): (Period & { value: Value })[] {
  const parts: (Period & { value: Value })[] = []
  for (let minute = 0; minute < minutes; minute++) {
    const value = valueAt(minute)
    const last = parts.at(-1)
    if (last?.value === value) last.to = minute + 1
    else parts.push({ from: minute, to: minute + 1, value })
  }
  return parts
}

/** Finds the periods of minutes for which `isCounted` is true. */
export const periodsOf = (minutes: number, isCounted: (minute: number) => boolean): Period[] =>
  partsOf(minutes, isCounted).flatMap(({ from, to, value }) => (value ? [{ from, to }] : []))

export const runsOf = (
  series: ArrayLike<number>,
  isCounted: (value: number) => boolean,
): Period[] => periodsOf(series.length, (minute) => isCounted(series[minute] ?? 0))

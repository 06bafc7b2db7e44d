/** The minutes of a night from `from` until before `to`. */
export type Period = { from: number; to: number }

/** Divides a night into periods in which a value stays the same. */
export function periodParts<Value>(
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
const periodsOf = (minutes: number, isCounted: (minute: number) => boolean): Period[] =>
  periodParts(minutes, isCounted).flatMap(({ from, to, value }) => (value ? [{ from, to }] : []))

export const runsOf = (
  series: ArrayLike<number>,
  isCounted: (value: number) => boolean,
): Period[] => periodsOf(series.length, (minute) => isCounted(series[minute] ?? 0))

/** Whole numbers from 0, or multiples of a step. */
export const range = (count: number, step = 1, first = 0) => Array.from({ length: count }, (_, index) => first + index * step)

/** Multiples of a step from 0 to an end, both included. */
export const stepsTo = (end: number, step: number) => range(Math.floor(end / step) + 1, step)

/** Maps values of a range on user units, to a tenth of a unit. */
export const scale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number) =>
    Math.round((start + ((end - start) * (value - from)) / (to - from)) * 10) / 10

export const clock = (minutesAfterMidnight: number) =>
  [Math.floor(minutesAfterMidnight / 60), minutesAfterMidnight % 60].map((part) => String(part).padStart(2, '0')).join(':')

export const line = (points: readonly (readonly [x: number, y: number])[]) =>
  `M${points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L')}`

export const strokes = (at: readonly number[], y: number, height: number) => at.map((x) => `M${x} ${y - height / 2}v${height}`).join('')

/** Values at equal distances, each with its place. */
export const spread = (values: readonly number[], step: number, start = 0) =>
  values.map((value, index) => ({ value, at: start + index * step }))

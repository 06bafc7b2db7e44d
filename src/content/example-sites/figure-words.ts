/** Writes minutes as `3 h 59 min` or `45 min`, without line breaks. */
export function durationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes) % 60]
  return [
    ...(hours > 0 ? [`${hours}\u00a0h`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : []),
  ].join('\u00a0')
}

/** "Probes (5)", or only the name for a single device. */
export const counted = ({ count, name }: { count: number; name: string }) =>
  count === 1 ? name : `${name}\u00a0(${count})`

/** Writes a number with a typographic minus sign. */
export const degrees = (celsius: number | string) => String(celsius).replace('-', '−')

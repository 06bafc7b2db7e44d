/** Returns the largest `max-width` below a bound, in the bound's unit. */
const below = (bound: string) =>
  `${(Number.parseFloat(bound) - 0.02).toFixed(2)}${bound.replace(/^[\d.]+/, '')}`

/**
 * Rewrites width ranges for browsers before 2022 (Chrome 104, Safari 16.4).
 * @param query a media query or a `sizes` attribute
 */
export const withoutRanges = (query: string): string =>
  query
    .replace(
      /\(([\d.]+[a-z]+) <= (width|height) < ([\d.]+[a-z]+)\)/g,
      (_, low: string, side: string, high: string) =>
        `(min-${side}: ${low}) and (max-${side}: ${below(high)})`,
    )
    .replace(
      /\((width|height) < ([\d.]+[a-z]+)\)/g,
      (_, side: string, high: string) => `(max-${side}: ${below(high)})`,
    )
    .replace(/\((width|height) >= ([\d.]+[a-z]+)\)/g, '(min-$1: $2)')

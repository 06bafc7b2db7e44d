/** Just under a bound, in pixels, as `max-width` needs it where a range says `<`. */
const below = (bound: string) => `${(Number.parseFloat(bound) - 0.02).toFixed(2)}${bound.replace(/^[\d.]+/, '')}`

/**
 * Media queries as browsers before 2022 know them (Chrome 104, Safari 16.4): they do not understand a range, such as `(width < 720px)`.
 * Takes a query, a list of them, or a `sizes` attribute; anything but a range of widths or heights stays.
 */
export const withoutRanges = (query: string): string =>
  query
    .replace(
      /\(([\d.]+[a-z]+) <= (width|height) < ([\d.]+[a-z]+)\)/g,
      (_, low: string, side: string, high: string) => `(min-${side}: ${low}) and (max-${side}: ${below(high)})`,
    )
    .replace(/\((width|height) < ([\d.]+[a-z]+)\)/g, (_, side: string, high: string) => `(max-${side}: ${below(high)})`)
    .replace(/\((width|height) >= ([\d.]+[a-z]+)\)/g, '(min-$1: $2)')

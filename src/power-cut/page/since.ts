/** Returns the entry that holds in a minute, of entries that each hold until the next. */
export const at = <Value extends { from: number }>(
  entries: readonly Value[],
  minute: number,
): Value | undefined => entries.filter(({ from }) => from <= minute).at(-1)

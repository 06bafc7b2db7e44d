/** Returns the entry that applies at a minute. Each entry applies until the next begins. */
export const valueInForce = <Value extends { from: number }>(
  entries: readonly Value[],
  minute: number,
): Value | undefined => entries.filter(({ from }) => from <= minute).at(-1)

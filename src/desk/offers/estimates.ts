/**
 * Estimates with their tax, in the smallest unit of the currency, and what is firm beside them;
 * `atMost` is null without a limit.
 */
export type Estimates = {
  currency: string
  firm: number
  estimated: number
  atMost: number | null
}

/**
 * Those of an accepted offer, for the exact prices of them. `isAgreed`: these hold without an answer.
 * `hasLater`: something in that offer is paid yearly.
 */
export type EstimatesBefore = Estimates & { isAgreed: boolean; hasLater: boolean }

/** The sums of a sent pro-forma, null where it names none. */
type Sums = {
  currency: string | null
  gross: number | null
  estimated: number
  atMost: number | null
}

/** What the estimates of an offer come to, and are to be at most; undefined where none is. */
export function estimatesOf(offer: Sums | undefined): Estimates | undefined {
  const { currency = null, gross = null, estimated = 0, atMost = null } = offer ?? {}
  if (currency === null || gross === null || atMost === null) return undefined
  const firm = gross - estimated
  // Without a limit only what is firm is owed.
  return { currency, firm, estimated, atMost: atMost > firm ? atMost - firm : null }
}

/**
 * Units of the currency by which the same prices may come to more, because their tax is rounded apart
 * from that of what is firm.
 */
const roundings = 3

/**
 * How much exact prices are above what was accepted with the estimates, in the smallest unit of
 * their currency; null if they are not, or if nothing was accepted with which to compare them.
 */
export const aboveEstimates = (
  exact: Pick<Sums, 'currency' | 'gross'> | undefined,
  was: Estimates | undefined,
): number | null =>
  was && was.currency === exact?.currency && was.atMost !== null && exact.gross !== null
    ? exact.gross > was.atMost + roundings
      ? exact.gross - was.atMost
      : null
    : null

/** Whether exact prices are at most what was accepted with the estimates. */
export const isWithin = (
  exact: Pick<Sums, 'currency' | 'gross'> | undefined,
  was: Estimates | undefined,
): boolean =>
  was?.currency === exact?.currency &&
  typeof was?.atMost === 'number' &&
  typeof exact?.gross === 'number' &&
  exact.gross <= was.atMost + roundings

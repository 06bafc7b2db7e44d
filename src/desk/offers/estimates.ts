import type { Estimates, ProFormaRecord } from './sent-pro-forma.ts'

/** What the estimates of an offer come to, and are to be at most; undefined where none is. */
export function estimatesOf(
  offer: Pick<ProFormaRecord, 'currency' | 'gross' | 'estimated' | 'atMost'> | undefined,
): Estimates | undefined {
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
  exact: Pick<ProFormaRecord, 'currency' | 'gross'> | undefined,
  was: Estimates | undefined,
): number | null =>
  was && was.currency === exact?.currency && was.atMost !== null && exact.gross !== null
    ? exact.gross > was.atMost + roundings
      ? exact.gross - was.atMost
      : null
    : null

/** Whether exact prices are at most what was accepted with the estimates. */
export const isWithin = (
  exact: Pick<ProFormaRecord, 'currency' | 'gross'> | undefined,
  was: Estimates | undefined,
): boolean =>
  was?.currency === exact?.currency &&
  typeof was?.atMost === 'number' &&
  typeof exact?.gross === 'number' &&
  exact.gross <= was.atMost + roundings

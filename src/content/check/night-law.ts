import { shortGap } from '#src/model/night-account.ts'
import type { Period } from '#src/model/period.ts'
import type { SaidNight } from '../example-sites/said-night.ts'

/**
 * Laws that every night keeps that can be asked for. Each calculates from the series of the
 * simulation what has to be said, and compares it with the texts: it returns what is wrong. The
 * texts are those of content/instrument.json, so the laws hold in other words too.
 */
export type Law = (night: SaidNight) => (string | false | undefined)[]

export const cutOf = ({ night: { mains } }: SaidNight): Period => ({
  from: mains[0]?.from ?? 0,
  to: mains.at(-1)?.to ?? 0,
})

/** Periods during the power cuts, longer than a change from line to LTE. */
export const ofCut = (night: SaidNight) => {
  const cut = cutOf(night)
  return ({ from, to }: Period) => to - from > shortGap && to > cut.from && from <= cut.to
}

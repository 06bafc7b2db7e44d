import { networksOf } from '#src/model/link.ts'
import type { Loss } from '#src/model/night-account.ts'
import { remediesOf } from '#src/model/remedies.ts'
import { State } from '#src/model/supply.ts'
import type { SaidNight } from './said-night.ts'

/** Says why no single addition ends a loss. */
function leftWords(
  { site, night, result, words: { says } }: SaidNight,
  { cause, passage, room, device, from, to }: Loss,
): string {
  const isTold = cause === 'no-link' || cause === 'no-phone'
  // Power alone ends that a room is not measured, or that a device stands still.
  if (!isTold && !passage && (room || device)) return says.needsMore
  if (site.link === 'neither') return isTold ? says.needsAnyNetwork : says.needsMore
  const { hasLine, hasMobile } = networksOf(site.link)
  const cuts = [...(hasLine ? [night.fixedLine] : []), ...(hasMobile ? [night.mobile] : [])]
  const isAway = cuts.every((times) => times.some((cut) => cut.from < to && cut.to > from))
  if (!isAway && !result.phonesAway[from]) return says.needsMore
  // A network alone does not end it where gateway or probes have no power: for a limit, when it is
  // passed.
  const isFed =
    isTold && (passage !== undefined || !result.gateway.subarray(from, to).includes(State.stopped))
  return isFed ? says.needsNetwork : says.needsNetworkToo
}

/**
 * The losses of a night in sentences, each with what ends it: the place of a remedy, or a sentence.
 * A night in which an addition is tried says nothing of that, because it would have to try two.
 */
export function lossesAndRemedies(night: SaidNight) {
  const { losses } = night.stake
  const isTried = night.choice.change !== undefined
  const remedies = isTried
    ? []
    : remediesOf(
        night.site,
        night.night,
        losses.map(({ loss }) => loss),
      )
  const isOffered = (loss: Loss) => remedies.some(({ ends }) => ends.includes(loss))
  const saysOf = (loss: Loss) => losses.find((one) => one.loss === loss)?.says ?? ''
  return {
    remedies: remedies.map(({ change, site, ends, isTight }) => ({
      change,
      site,
      name: night.words.changes[change],
      ends: [...new Set(ends.map(saysOf))],
      isTight,
    })),
    losses: losses.map(({ loss, says }) => ({
      loss,
      says,
      left: isTried || isOffered(loss) ? undefined : leftWords(night, loss),
    })),
  }
}

import { networksOf } from '#src/model/link.ts'
import type { Loss } from '#src/model/night-account.ts'
import { remediesOf } from '#src/model/remedies.ts'
import { State } from '#src/model/supply.ts'
import type { SaidNight } from './said-night.ts'

/** Says why no single addition ends a loss. */
function leftWords(
  { site, night, result, words: { says } }: SaidNight,
  { cause, from, to }: Loss,
): string {
  if (cause !== 'no-link' && cause !== 'no-phone') return says.needsMore
  if (site.link === 'neither') return says.needsAnyNetwork
  const { hasLine, hasMobile } = networksOf(site.link)
  const away = [...(hasLine ? night.fixedLine : []), ...(hasMobile ? night.mobile : [])]
  const isAway = away.some((cut) => cut.from < to && cut.to > from)
  // A network alone does not end it where the gateway has no power meanwhile.
  if (result.gateway.subarray(from, to).includes(State.stopped)) return says.needsMore
  return isAway || result.phonesAway[from] ? says.needsNetwork : says.needsMore
}

/**
 * The losses of a night in sentences, each with what ends it: the place of a remedy, or a sentence.
 * A night in which an addition is tried is offered no further one.
 */
export function lossesAndRemedies(night: SaidNight) {
  const { losses } = night.stake
  const remedies = night.choice.change
    ? []
    : remediesOf(
        night.site,
        night.night,
        losses.map(({ loss }) => loss),
      )
  const saysOf = (loss: Loss) => losses.find((one) => one.loss === loss)?.says ?? ''
  return {
    remedies: remedies.map(({ change, site, ends }) => ({
      change,
      site,
      name: night.words.changes[change],
      ends: [...new Set(ends.map(saysOf))],
    })),
    losses: losses.map(({ loss, says }) => ({
      loss,
      says,
      left: remedies.some(({ ends }) => ends.includes(loss)) ? undefined : leftWords(night, loss),
    })),
  }
}

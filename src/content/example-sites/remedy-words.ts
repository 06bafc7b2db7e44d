import { networksOf } from '#src/model/link.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import type { Loss } from '#src/model/night-account.ts'
import { remediesOf } from '#src/model/remedies.ts'
import type { SiteChange } from '#src/model/site-changes.ts'
import type { InstrumentWords } from '../schemas/instrument-schema.ts'
import { stakeOf } from './loss-words.ts'

type Words = InstrumentWords

/** Says why no single addition ends a loss. */
export function leftWords(
  { site, night, result }: CalculatedNight,
  { cause, from, to }: Loss,
  { says }: Pick<Words, 'says'>,
): string {
  if (cause !== 'no-link' && cause !== 'no-phone') return says.needsMore
  if (site.link === 'neither') return says.needsAnyNetwork
  const { hasLine, hasMobile } = networksOf(site.link)
  const away = [...(hasLine ? night.fixedLine : []), ...(hasMobile ? night.mobile : [])]
  const isAway = away.some((cut) => cut.from < to && cut.to > from)
  return isAway || result.phonesAway[from] ? says.needsNetwork : says.needsMore
}

/**
 * The losses of a night in sentences, each with what ends it: the place of a remedy, or a sentence.
 * A night in which an addition is tried is offered no further one.
 */
export function lossesAndRemedies(night: CalculatedNight, words: Words) {
  const { losses } = stakeOf(night, words)
  const remedies =
    night.choice.change || night.site.link === 'neither'
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
      name: words.changes[change],
      ends: [...new Set(ends.map(saysOf))],
    })),
    losses: losses.map(({ loss, says }) => ({
      loss,
      says,
      left: remedies.some(({ ends }) => ends.includes(loss))
        ? undefined
        : leftWords(night, loss, words),
    })),
  }
}
export type NamedRemedy = { change: SiteChange; name: string; ends: string[] }

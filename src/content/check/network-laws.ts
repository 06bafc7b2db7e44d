import { Link, networksOf } from '#src/model/link.ts'
import { type Period, runsOf } from '#src/model/period.ts'
import { minutesADay } from '#src/model/site.ts'
import { State } from '#src/model/supply.ts'
import { say } from '../example-sites/event-words.ts'
import { cutOf, type Law, ofCut } from './night-law.ts'

/** Laws of what a night says about its networks and the silences that they cause. */
export const networkLaws: Record<string, Law> = {
  'a silence is noticed after the minutes that are promised, and whoever is told has a network': (
    night,
  ) => {
    const { account, result, site } = night
    const { line, lte, asleep } = site.silentAfter
    const silent = site.link === 'neither' ? [] : runsOf(result.link, (link) => link === Link.none)
    return [
      account.silences.length !== silent.length && `${account.silences.length} silences`,
      ...account.silences.flatMap(({ from, to, noticedAt, deliveries }) => [
        noticedAt !== null && ![line, lte, asleep].includes(noticedAt - from) && 'odd wait',
        noticedAt !== null && noticedAt >= to && 'noticed afterwards',
        noticedAt === null &&
          to - from > Math.max(lte, asleep) &&
          Boolean(site.silent) &&
          'not noticed',
        ...deliveries.map(
          (one) =>
            one.reachedAt !== null &&
            site.atSite.includes(one.to) &&
            result.phonesAway[one.reachedAt] === 1 &&
            `${one.to} is called without a network`,
        ),
      ]),
    ]
  },
  'every silence of the cut is said, and none besides': (night) => {
    const { words, account, platform, site } = night
    const silences = account.silences
      .filter(ofCut(night))
      .filter(({ from }) => from < cutOf(night).to)
    const said = platform.join(' ')
    if (site.link === 'neither')
      return [!said.includes(words.answer.platformNever) && 'no network is not said']
    return [
      said.includes(words.answer.platformHears) !== (silences.length === 0) && 'silent or not',
      ...silences.map(({ noticedAt, from, to }) =>
        noticedAt === null
          ? !said.includes(night.span(from, to)) && night.span(from, to)
          : !night.sentence.includes(night.clock(noticedAt)) && night.clock(noticedAt),
      ),
    ]
  },
  'a line that is assumed to work carries what the gateway sends': ({
    outages,
    words,
    result,
    night,
  }) => {
    const { networksOn, networksElse } = words.answer
    const isAssumed = outages.some((one) =>
      [networksOn, networksElse].some((sentence) =>
        one.startsWith(say(sentence, { names: words.link.line }).slice(0, -1)),
      ),
    )
    const cut = { from: night.mains[0]?.from ?? 0, to: night.mains.at(-1)?.to ?? 0 }
    return [
      isAssumed &&
        result.link.some(
          (link, minute) =>
            minute >= cut.from &&
            minute < cut.to &&
            result.gateway[minute] !== State.stopped &&
            link !== Link.line &&
            !night.fixedLine.some(({ from, to }) => minute >= from && minute < to + 15),
        ) &&
        'it does not',
    ]
  },
  'an outage begins and ends in the hours that are shown': ({ night, site, result, clock }) => {
    const { hasLine, hasMobile } = networksOf(site.link)
    const cuts = [...(hasLine ? [night.fixedLine] : []), ...(hasMobile ? [night.mobile] : [])]
    return [
      ...cuts
        .flat()
        .flatMap(({ from, to }) => [
          from < 0 && to > 0 && `since ${clock(from)}`,
          from < night.minutes && to > night.minutes && `until ${clock(to)}`,
        ]),
      cuts.length > 0 && result.link.at(-1) === Link.none && 'still silent',
    ]
  },
  'a second outage of the same hours is explained': ({ outages, words, night, choice }) => {
    const twice = (cuts: readonly Period[]) =>
      cuts.some((cut) => cuts.some((other) => other.from - cut.from === minutesADay))
    const isShown = (cuts: readonly Period[]) =>
      twice(
        cuts.filter(
          ({ from, to }) =>
            to > (night.mains[0]?.from ?? 0) && from < (night.mains.at(-1)?.to ?? 0),
        ),
      )
    return [
      choice.link !== 'none' &&
        (isShown(night.fixedLine) || isShown(night.mobile)) &&
        !outages.includes(words.answer.eachDay) &&
        'not explained',
    ]
  },
}

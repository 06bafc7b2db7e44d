import { formatList } from '#src/contracts/formats.ts'
import { networksOf } from '#src/model/link.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import { runsOf } from '#src/model/period.ts'
import { minutesADay, type PowerCut } from '#src/model/site.ts'
import { Supply } from '#src/model/supply.ts'
import { onInverterOf } from '#src/model/tight-reserves.ts'
import type { NightWords } from '../schemas/instrument-schema.ts'
import { counted, parts, say } from './event-words.ts'
import { fuelEnds } from './loss-words.ts'
import { clocksOf } from './night-clock.ts'

/** Describes the outages of a night with their times, for reading before its result. */
export function outageWords(
  calculated: Pick<CalculatedNight, 'site' | 'night' | 'result' | 'choice'>,
  { answer, link, parts: { gateway } }: NightWords,
): string[] {
  const { site, night, result, choice } = calculated
  const { span } = clocksOf(night, answer)
  const away = (sentence: string, cuts: readonly PowerCut[]) =>
    cuts.length > 0 &&
    say(sentence, {
      times: formatList(cuts.map(({ from, to }) => span(from, to, '{from}–{to}'))),
    })
  // Network failures from before or after the power cut are no part of this outage.
  const [begins, ends] = [night.mains[0]?.from ?? 0, night.mains.at(-1)?.to ?? 0]
  const since = (cuts: readonly PowerCut[]) =>
    cuts.filter(({ from, to }) => to > begins && from < ends)
  const { generator, inverterHours = 0 } = site
  const { hasLine, hasMobile } = networksOf(site.link)
  const longest = Math.max(0, ...night.mains.map(({ from, to }) => to - from)) / 60
  const hours = site.routerPower === 'mains' ? 0 : inverterHours
  const isRouterOff = hasLine && longest > hours + (generator?.hours ?? 0)
  const networks = parts(
    hasLine && away(answer.line, since(night.fixedLine)),
    hasMobile && away(answer.mobile, since(night.mobile)),
  )
  // A line does not work without its router.
  const up = parts(hasLine && !isRouterOff && link.line, hasMobile && link.lte)
  const onInverter = onInverterOf(site)
  const fed = parts(
    ...onInverter.devices.map(counted),
    site.gatewayPower === 'inverter' && gateway,
    onInverter.hasRouter && answer.router,
  )
  const isWithMains = choice.link === 'none'
  const generated = runsOf(result.supply, (value) => value === Supply.generator)
  // Outages of networks come again each day, so a night of more than a day can hold one twice.
  const isAgain =
    !isWithMains &&
    [...since(night.fixedLine), ...since(night.mobile)].some((cut, _, all) =>
      all.some((other) => other.from - cut.from === minutesADay),
    )
  return parts(
    away(answer.mains, night.mains),
    away(fuelEnds(calculated).length > 0 ? answer.generatorEnds : answer.generator, generated),
    ...(site.link === 'neither'
      ? [answer.noNetwork]
      : isWithMains
        ? [hasLine && hasMobile ? answer.bothOut : hasLine ? answer.lineOut : answer.mobileOut]
        : networks),
    site.link !== 'neither' &&
      !isWithMains &&
      up.length > 0 &&
      say(answer[networks.length > 0 ? 'networksElse' : 'networksOn'], { names: formatList(up) }),
    isAgain && answer.eachDay,
    isRouterOff && !isWithMains && site.routerPower === 'mains' && answer.routerOff,
    fed.length > 0 && say(answer.inverter, { hours: inverterHours, names: formatList(fed) }),
  )
}

import { degrees, durationOf } from '#src/content/example-sites/figure-words.ts'
import type { ExampleSiteData } from '#src/content/schemas/example-site-schema.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { lang } from '#src/content/words/words.ts'
import { formatList } from '#src/contracts/formats.ts'
import { sayCount } from '#src/contracts/text/say.ts'
import { clockAt } from '#src/site-model/clock.ts'
import type { Device } from '#src/site-model/site.ts'
import { Supply } from '#src/site-model/supply.ts'
import type { Cover } from '../cover.ts'
import { beyondWords, parts, sayOfNight } from '../event-words.ts'
import { firstReached } from '../messages.ts'
import { type CalculatedNight, calculateNight } from '../night.ts'
import { limitsOf } from '../night-account.ts'
import type { Period } from '../period.ts'

/** An answer: what it answers, the number in large type, and a line of at most `mostWords`. */
type NightAnswer = { label: string; number: string; line: string }

export const mostWords = 20

/** Minutes without power that nobody notices, such as until a generator runs. */
const shortStop = 10

const lengthOf = ({ from, to }: Period) => to - from
const sumOf = (periods: readonly Period[]) => periods.reduce((sum, one) => sum + lengthOf(one), 0)

/** Returns the first line of sentences that is not too long, or else the last. */
function fitting(...lines: (readonly string[])[]): string {
  const joined = lines.map((sentences) => sentences.join(' '))
  return joined.find((line) => line.split(' ').length <= mostWords) ?? joined.at(-1) ?? ''
}

/** Says who is notified that the mains is off, when the site is silent, and who learns of that. */
export function notifiedAnswer(
  { site, night, result, account }: CalculatedNight,
  { answer }: InstrumentWords,
): NightAnswer {
  const { cut, calls, gaps, silences, dark } = account
  const label = answer.notifiedLabel
  const clock = (minute: number) => clockAt(minute, night.beginsAt)
  const ofMains = calls.filter(
    ({ rule, at }) =>
      at >= cut.from &&
      at < cut.to &&
      site.rules.some(({ id, when }) => id === rule && when.kind === 'mains-lost'),
  )
  const [first] = ofMains
  if (!first) return { label, number: '–', line: answer.notifiedNobody }
  const fuelEnd = dark.find(({ from }) => result.supply[from - 1] === Supply.generator)?.from
  const again = fuelEnd !== undefined && ofMains.find(({ dueAt }) => dueAt >= fuelEnd)
  const told = firstReached(
    silences.filter(({ from }) => from < cut.to).flatMap(({ deliveries }) => deliveries),
  )
  const spans = gaps.map(({ from, to }) =>
    sayOfNight(answer.span, { from: clock(from), to: clock(to) }),
  )
  const rings = sayOfNight(answer.phoneRings, { to: first.to })
  const ringsAgain = (sentence: string) =>
    again ? sayOfNight(sentence, { to: first.to, time: clock(again.at) }) : rings
  const gap = sayOfNight(answer.gap, { spans: formatList(spans, 'conjunction', lang()) })
  const gapTold = told
    ? sayOfNight(answer.gapTold, {
        spans: formatList(spans, 'conjunction', lang()),
        to: told.to,
        time: clock(told.at),
      })
    : gap
  const line =
    gaps.length > 0
      ? fitting([ringsAgain(answer.again), gapTold], [rings, gapTold], [rings, gap])
      : ringsAgain(answer.againFuel)
  return { label, number: clock(first.at), line }
}

/** What stops, and for how long: first what the mains feeds, then what batteries no longer feed. */
export function stopsAnswer(
  { site, night, account }: CalculatedNight,
  stops: ExampleSiteData['stops'],
  { answer }: InstrumentWords,
  locale: string,
): NightAnswer {
  const { cut, dark, devices, gatewayOff, rooms } = account
  const label = answer.stopsLabel
  if (sumOf(dark) < shortStop) {
    const hours = lengthOf(cut) / 60
    return { label, number: '0\u00a0h', line: sayCount(answer.nothing, hours, {}, locale) }
  }
  const clock = (minute: number) => clockAt(minute, night.beginsAt)
  const firstOff = (isMeant: (device: Device) => boolean) =>
    devices
      .flatMap(({ device, off: [first] }) =>
        first && isMeant(device) ? [{ device, ...first }] : [],
      )
      .sort((one, other) => one.from - other.from)[0]
  const byHand = firstOff(({ words, power }) => words?.stops !== undefined && power === 'mains')
  const inverter = firstOff(({ power }) => power === 'inverter')
  const [gateway] = gatewayOff
  const batteries = parts(
    byHand && sayOfNight(byHand.device.words?.stops ?? '', { time: clock(byHand.from) }),
    inverter && stops.inverter && sayOfNight(stops.inverter, { time: clock(inverter.from) }),
    gateway && sayOfNight(answer.gateway, { time: clock(gateway.from) }),
  )
  const works = site.devices
    .filter(({ id }) => devices.some(({ device, off }) => device.id === id && off.length === 0))
    .flatMap(({ words }) => words?.works ?? [])
  // A room with a passage comes before those that keep their limits.
  const room = rooms.find(({ passages }) => passages.length > 0) ?? rooms[0]
  const { long, short } = room ? roomWords(room) : {}
  return {
    label,
    number: durationOf(sumOf(dark)),
    line: fitting(
      parts(stops.mains, long, ...batteries, ...works),
      parts(stops.mains, long, ...batteries),
      parts(stops.mains, short, ...batteries),
      parts(stops.mains, short, ...batteries.slice(0, -1)),
    ),
  }

  /** Whether the room kept its limit, and the temperature that is nearest to it or farthest beyond. */
  function roomWords({ room, passages: [passage], highest, lowest }: (typeof rooms)[number]) {
    const { name } = room
    const { above, below = 0 } = limitsOf(room)
    const side = passage?.side ?? (above === undefined ? 'below' : 'above')
    const celsius = degrees((side === 'above' ? highest : lowest).toFixed(1))
    const [key, kept] =
      side === 'above' ? (['highest', 'below'] as const) : (['lowest', 'above'] as const)
    const sentence = !passage ? 'kept' : passage.to < cut.to ? 'passed' : 'passedOn'
    const values = {
      room: name,
      beyond: beyondWords(passage ?? { side: kept, celsius: above ?? below }, answer),
      extreme: sayOfNight(answer[key], { celsius }),
      ...(passage && { from: clock(passage.from), to: clock(passage.to) }),
    }
    return {
      long: sayOfNight(answer[sentence], values),
      short: sayOfNight(answer[`${sentence}Short`], values),
    }
  }
}

/** Says what the site lost in the night, or kept; empty where its file does not say what it may lose. */
export function endingOf(
  { account: { rooms, devices } }: Pick<CalculatedNight, 'account'>,
  stake: ExampleSiteData['stake'],
): string {
  if (!stake) return ''
  const lost = stake.room
    ? rooms.find(({ room }) => room.id === stake.room)?.passages
    : devices.find(({ device }) => device.id === stake.device)?.off
  const minutes = sumOf(lost ?? [])
  return minutes === 0
    ? sayOfNight(stake.kept, {})
    : sayOfNight(stake.lost, { length: durationOf(minutes) })
}

/**
 * What the site needs to run through the night, and what all of it costs.
 * @param cover undefined if no additions are enough
 * @param price price of the site with its additions, as people say it
 */
export function coversAnswer(
  { site, night }: Pick<CalculatedNight, 'site' | 'night'>,
  cover: Cover | undefined,
  price: string,
  { answer, changes }: InstrumentWords,
): NightAnswer {
  const { batteries = 0, changes: added = [] } = cover ?? {}
  const additions = added.map((change) =>
    change === 'inverter-battery'
      ? sayCount(changes[change], batteries, {}, lang())
      : changes[change],
  )
  const key = !cover ? 'coversNot' : additions.length > 0 ? 'coversWith' : 'covers'
  const warning = minutesToAct(calculateNight(cover?.site ?? site, night))
  return {
    label: answer.coversLabel,
    number: price,
    line: parts(
      sayOfNight(answer[key], { additions: formatList(additions, 'conjunction', lang()) }),
      warning !== undefined && sayOfNight(answer.toAct, { length: durationOf(warning) }),
    ).join(' '),
  }
}

/**
 * Returns the minutes from the call about the power to the limit of a room whose plant is without
 * it; undefined if no limit is passed, or nobody is called before.
 */
function minutesToAct({ account }: Pick<CalculatedNight, 'account'>): number | undefined {
  const { rooms, calls, dark } = account
  return rooms.flatMap(({ passages: [passage] }) => {
    const since = passage && dark.findLast(({ from }) => from <= passage.from)?.from
    const call = since !== undefined && calls.find(({ at }) => at >= since)
    return passage && call && call.at < passage.from ? [passage.from - call.at] : []
  })[0]
}

import { Link } from './link.ts'
import { deliveriesOf, firstReached, silencesOf } from './messages.ts'
import { type Period, partsOf, periodsOf, runsOf } from './period.ts'
import { allRules } from './rules.ts'
import type { NightResult } from './simulate-night.ts'
import type { Device, ModelSite, Room, Rule } from './site.ts'
import { State, Supply } from './supply.ts'
import { tightReserves } from './tight-reserves.ts'

/**
 * Reasons why an alarm about a room or a site reaches nobody, in order of precedence. `no-phone`:
 * it left the gateway, but all who get it are at the site, where phones have no network.
 */
export type Cause =
  | 'gateway-stopped'
  | 'no-probe'
  | 'probe-stopped'
  | 'probe-unheard'
  | 'no-link'
  | 'no-phone'

/** A period in which a room's temperature is beyond a limit. */
export type Passage = Period & {
  side: 'above' | 'below'
  celsius: number
  /** The value farthest beyond the limit, and its minute. */
  extreme: number
  extremeAt: number
  /** The first message about the passage that reached somebody; null if no message did. */
  told: Call | null
  isUnheard: boolean
  /**
   * Whether no sensor measured the room when the limit was passed, when the temperature came back,
   * and at the extreme.
   */
  isCalculated: Record<'from' | 'to' | 'extreme', boolean>
}

/**
 * A message of the gateway that reached somebody's phone at minute `at`. `dueAt`: minute at which it was due; `until`:
 * minute at which its cause ended.
 */
export type Call = { rule: string; to: string; at: number; dueAt: number; until: number }

export type RoomAccount = {
  room: Room
  /**
   * `harm`: times beyond a limit that harms the goods. `warning`: times beyond the alarm's limit,
   * if it differs.
   */
  harm: Passage[]
  warning: Passage[]
  unmeasured: Period[]
}

/**
 * A period in which no sensor measures a room, messages wait for a link, or the gateway or a device
 * is stopped.
 */
export type Loss = Period & {
  cause: Cause | 'device-stopped'
  room?: Room | undefined
  /** Time beyond a limit meanwhile, of which no message reached anybody in time. */
  passage?: Passage | undefined
  device?: Device | undefined
}

/**
 * Maximum minutes of a gap that is no loss, such as until LTE takes over, and of the delay of a
 * message that is in time.
 */
export const shortGap = 5

const probesOf = ({ devices }: ModelSite, room: Room) =>
  devices.flatMap((device, index) =>
    device.room === room.id && device.readingSeconds ? [index] : [],
  )

/**
 * Returns a function that tells why an alarm in a given minute would reach nobody. Without `room`,
 * the alarm is about the whole site.
 */
function causesOf(site: ModelSite, result: NightResult, room?: Room) {
  const probes = room && probesOf(site, room)
  return (minute: number): Cause | null => {
    if (probes?.length === 0) return 'no-probe'
    if (result.gateway[minute] === State.stopped) return 'gateway-stopped'
    if (probes?.every((index) => result.devices[index]?.[minute] === State.stopped))
      return 'probe-stopped'
    if (probes?.every((index) => result.heard[index]?.[minute] !== 1)) return 'probe-unheard'
    return result.link[minute] === Link.none ? 'no-link' : null
  }
}

/**
 * Splits the night into periods by the reason why an alarm would reach nobody; null means that it
 * would reach somebody.
 */
export const hearingOf = (
  site: ModelSite,
  result: NightResult,
  room?: Room,
): (Period & { value: Cause | null })[] => partsOf(result.minutes, causesOf(site, result, room))

/**
 * Returns a room's limits. `warning`: limits of the alarm. `harm`: limits of the goods on sides
 * with an alarm, or else of the alarm.
 */
export function limitsOf({ keeps, alarm }: Room) {
  const { above, below } = alarm ?? {}
  const harm = {
    above: above === undefined ? above : (keeps?.to ?? above),
    below: below === undefined ? below : (keeps?.from ?? below),
  }
  return { harm, warning: { above, below } }
}

function passagesOf(
  room: Room,
  series: Float64Array,
  limits: Record<Passage['side'], number | undefined>,
  rules: readonly Rule[],
  calls: readonly Call[],
  unmeasured: readonly Period[],
): Passage[] {
  const isUnmeasured = (minute: number) =>
    unmeasured.some(({ from, to }) => from <= minute && minute < to)
  return (['above', 'below'] as const).flatMap((side) => {
    const celsius = limits[side]
    if (celsius === undefined) return []
    const own = rules
      .filter(({ when }) => when.kind === side && when.room === room.id)
      .map(({ id }) => id)
    return runsOf(series, (value) => (side === 'above' ? value > celsius : value < celsius)).map(
      ({ from, to }) => {
        const values = series.subarray(from, to)
        const extreme = side === 'above' ? Math.max(...values) : Math.min(...values)
        const told =
          calls.find(
            ({ rule, dueAt, until }) => own.includes(rule) && dueAt <= to && until > from,
          ) ?? null
        const delay = room.alarm?.delayMinutes ?? 0
        const extremeAt = from + values.indexOf(extreme)
        return {
          ...{ from, to, side, celsius, extreme, extremeAt, told },
          isCalculated: {
            from: isUnmeasured(from),
            to: isUnmeasured(to),
            extreme: isUnmeasured(extremeAt),
          },
          isUnheard: to - from > delay && (told === null || told.at > from + delay + shortGap),
        }
      },
    )
  })
}

/**
 * Lists for each room when limits are passed, who is told, and when no sensor measures; all messages
 * that reached somebody; the gateway's silences; batteries that only just lasted; and the losses,
 * worst first.
 */
export function accountOfNight(site: ModelSite, result: NightResult) {
  const rules = allRules(site)
  const calls = result.alarms
    .flatMap((alarm): Call[] => {
      const reached = firstReached(deliveriesOf(alarm, site, result))
      const { rule, raisedAt: dueAt, clearedAt } = alarm
      return reached ? [{ rule, ...reached, dueAt, until: clearedAt ?? result.minutes }] : []
    })
    .sort((one, other) => one.at - other.at)
  const rooms = site.rooms.flatMap((room, index): RoomAccount[] => {
    const { harm, warning } = limitsOf(room)
    if (harm.above === undefined && harm.below === undefined) return []
    const causeAt = causesOf(site, result, room)
    const unmeasured = periodsOf(
      result.minutes,
      (minute) => ![null, 'no-link'].includes(causeAt(minute)),
    )
    const passages = (limits: typeof harm) =>
      passagesOf(room, result.rooms[index] ?? new Float64Array(), limits, rules, calls, unmeasured)
    const isOwn = harm.above !== warning.above || harm.below !== warning.below
    return [{ room, harm: passages(harm), warning: isOwn ? passages(warning) : [], unmeasured }]
  })
  const causeAt = causesOf(site, result)
  const unreached = periodsOf(result.minutes, (minute) => causeAt(minute) !== null)
  const unheard = rooms.flatMap(({ room, harm, unmeasured }): Loss[] => {
    const parts = hearingOf(site, result, room)
    const late = harm.flatMap((passage): Loss[] => {
      const due = passage.from + (room.alarm?.delayMinutes ?? 0)
      // The last reason why an alarm about the passage could reach nobody.
      const part = parts
        .filter(({ value, from, to }) => value && from <= due && to > passage.from)
        .at(-1)
      if (!passage.isUnheard) return []
      if (!part?.value) return [{ from: due, to: passage.to, cause: 'no-phone', room, passage }]
      const periods = part.value === 'no-link' ? unreached : unmeasured
      return [
        {
          ...(periods.find(({ from, to }) => from <= part.from && part.to <= to) ?? part),
          cause: part.value,
          room,
          passage,
        },
      ]
    })
    const isLate = ({ from }: Period) =>
      late.some((one) => one.cause !== 'no-link' && one.from === from)
    const gaps = unmeasured.filter((gap) => gap.to - gap.from > shortGap && !isLate(gap))
    return [
      ...late,
      ...gaps.map((gap) => ({
        ...gap,
        cause: parts.find(({ from }) => from === gap.from)?.value ?? 'probe-unheard',
        room,
      })),
    ]
  })
  // Messages wait for a link even if rooms are measured meanwhile, and go on waiting while the
  // gateway is off. A gap that ends before the mains fails, or begins after its return, is no loss
  // of this power cut.
  const begins = result.supply.findIndex((value) => value !== Supply.grid)
  const ends = result.supply.findLastIndex((value) => value !== Supply.grid) + 1
  const linkless = periodsOf(result.minutes, (minute) => causeAt(minute) === 'no-link').filter(
    ({ from, to }) => to - from > shortGap,
  )
  const waits = unreached
    .filter(
      ({ from, to }) =>
        to > begins && from <= ends && linkless.some((part) => from <= part.from && part.to <= to),
    )
    .map((period): Loss => ({ ...period, cause: 'no-link' }))
  const isOff = (minute: number) => result.gateway[minute] === State.stopped
  const stopsOf = (
    loss: Omit<Loss, keyof Period>,
    isStopped: (minute: number) => boolean,
  ): Loss[] => periodsOf(result.minutes, isStopped).map((period) => ({ ...loss, ...period }))
  // A gateway that stops while messages wait is left out, because the loss of the waiting messages
  // includes its period.
  const isWaiting = (minute: number) => waits.some(({ from, to }) => from <= minute && minute < to)
  const off = stopsOf({ cause: 'gateway-stopped' }, isOff).filter(
    ({ from, to }) => to - from > shortGap && !isWaiting(from),
  )
  const stopped = site.devices.flatMap((device, index) =>
    device.says?.stops
      ? stopsOf(
          { cause: 'device-stopped', device },
          (minute) =>
            result.devices[index]?.[minute] === State.stopped ||
            (device.needsGateway === true && isOff(minute)),
        )
      : [],
  )
  // Order of losses: limits passed without a message in time, unmeasured rooms, stopped devices,
  // waiting messages; longest first in each.
  const rankOf = ({ passage, room, device }: Loss) => (passage ? 0 : room ? 1 : device ? 2 : 3)
  const byLength = [...unheard, ...waits, ...off].sort(
    (one, other) => other.to - other.from - (one.to - one.from),
  )
  return {
    rooms,
    calls,
    silences: silencesOf(site, result),
    tight: tightReserves(site, result, shortGap),
    losses: [...byLength, ...stopped].sort((one, other) => rankOf(one) - rankOf(other)),
  }
}

import { Link } from './link.ts'
import { type Period, runsOf } from './period.ts'
import { allRules } from './rules.ts'
import type { NightResult } from './simulate-night.ts'
import type { Device, ModelSite, Room } from './site.ts'
import { State, Supply } from './supply.ts'

/** Why nothing is heard of a room or a site. The order is that in which causes are looked for. */
export type Cause = 'gateway-stopped' | 'no-probe' | 'probe-stopped' | 'probe-unheard' | 'no-link'

/** Minutes of one cause; null: somebody would hear of it. */
export type Hearing = Period & { cause: Cause | null }

/** Minutes beyond a limit. */
export type Passage = Period & {
  side: 'above' | 'below'
  celsius: number
  /** The value that is farthest beyond the limit, and its minute. */
  extreme: number
  extremeAt: number
  /** The first message about it that reached somebody; null: none in this night. */
  told: Call | null
  /** The message came late, or never. */
  isUnheard: boolean
}

/** A message that somebody got, and when it was due. */
export type Call = { rule: string; to: string; at: number; dueAt: number }

export type RoomAccount = {
  room: Room
  /** Beyond what harms the goods, and beyond the limit of the alarm where that is another one. */
  harm: Passage[]
  warning: Passage[]
  hearing: Hearing[]
}

/** Something that the owner goes without for some minutes. */
export type Loss = Unheard | (Period & { kind: 'stopped'; device: Device })
export type Unheard = Period & { kind: 'unheard'; cause: Cause; room?: Room | undefined; passage?: Passage | undefined }

/** Minutes: gaps up to this length, such as LTE taking over, are no loss, and a message that waited so long is in time. */
export const shortGap = 5

/** Sensors that tell the temperature of a room. */
const probesOf = ({ devices }: ModelSite, room: Room) =>
  devices.flatMap((device, index) => (device.room === room.id && device.readingSeconds ? [index] : []))

/** Divides the night by what keeps somebody from hearing of a room; without a room, of the site. */
export function hearingOf(site: ModelSite, result: NightResult, room?: Room): Hearing[] {
  const probes = room && probesOf(site, room)
  const causeAt = (minute: number): Cause | null => {
    if (result.gateway[minute] === State.stopped) return 'gateway-stopped'
    if (probes?.length === 0) return 'no-probe'
    if (probes?.every((index) => result.devices[index]?.[minute] === State.stopped)) return 'probe-stopped'
    if (probes?.every((index) => result.heard[index]?.[minute] !== 1)) return 'probe-unheard'
    return result.link[minute] === Link.none ? 'no-link' : null
  }
  const parts: Hearing[] = []
  for (let minute = 0; minute < result.minutes; minute++) {
    const cause = causeAt(minute)
    const last = parts.at(-1)
    if (last?.cause === cause) last.to = minute + 1
    else parts.push({ from: minute, to: minute + 1, cause })
  }
  return parts
}

/** The limits of a room: what harms its goods, which is that of its alarm where the file gives no range, and the alarm's. */
export function limitsOf({ keeps, alarm }: Room) {
  const warning = { above: alarm?.above, below: alarm?.below }
  const harm = {
    above: warning.above === undefined ? undefined : (keeps?.to ?? warning.above),
    below: warning.below === undefined ? undefined : (keeps?.from ?? warning.below),
  }
  return { harm, warning }
}

function passagesOf(site: ModelSite, result: NightResult, index: number, limits: Record<Passage['side'], number | undefined>): Passage[] {
  const room = site.rooms[index]
  const series = result.rooms[index]
  if (!room || !series) return []
  const rules = allRules(site)
  return (['above', 'below'] as const).flatMap((side) => {
    const celsius = limits[side]
    if (celsius === undefined) return []
    const own = new Set(rules.filter(({ when }) => when.kind === side && when.room === room.id).map(({ id }) => id))
    return runsOf(series, (value) => (side === 'above' ? value > celsius : value < celsius)).map(({ from, to }) => {
      const values = series.subarray(from, to)
      const extreme = side === 'above' ? Math.max(...values) : Math.min(...values)
      const [first] = result.alarms
        .flatMap(({ rule, to: person, raisedAt, sentAt, clearedAt }) =>
          own.has(rule) && sentAt !== null && raisedAt <= to && (clearedAt ?? result.minutes) > from
            ? [{ rule, to: person, at: sentAt, dueAt: raisedAt }]
            : [],
        )
        .sort((one, other) => one.at - other.at)
      const delay = room.alarm?.delayMinutes ?? 0
      return {
        ...{ from, to, side, celsius, extreme, extremeAt: from + values.indexOf(extreme), told: first ?? null },
        isUnheard: to - from > delay && (first === undefined || first.at > from + delay + shortGap),
      }
    })
  })
}

/**
 * What a night comes to, as data: per room when its limits are passed, who hears of it when, and when nothing measures or nobody hears;
 * the messages that reached somebody; and the losses, the worst first. Headlines, sums, table and card say nothing else.
 */
export function accountOfNight(site: ModelSite, result: NightResult) {
  const rooms = site.rooms.flatMap((room, index): RoomAccount[] => {
    const { harm, warning } = limitsOf(room)
    if (harm.above === undefined && harm.below === undefined) return []
    const isOwn = harm.above !== warning.above || harm.below !== warning.below
    return [
      {
        room,
        harm: passagesOf(site, result, index, harm),
        warning: isOwn ? passagesOf(site, result, index, warning) : [],
        hearing: hearingOf(site, result, room),
      },
    ]
  })
  const calls = result.alarms
    .flatMap(({ rule, to, raisedAt, sentAt }): Call[] => (sentAt === null ? [] : [{ rule, to, at: sentAt, dueAt: raisedAt }]))
    .sort((one, other) => one.at - other.at)
  const places = rooms.length > 0 ? rooms : [{ room: undefined, harm: [], hearing: hearingOf(site, result) }]
  const gaps = places.flatMap(({ room, harm, hearing }) => {
    const delay = room?.alarm?.delayMinutes ?? 0
    const parts = hearing.flatMap(({ cause, ...period }) => (cause === null ? [] : [{ kind: 'unheard' as const, cause, room, ...period }]))
    // The last that kept the passing of a limit from being heard.
    const causeOf = (passage: Passage) => parts.filter(({ from, to }) => from <= passage.from + delay && to > passage.from).at(-1)
    return parts.flatMap((part): Unheard[] => {
      const passage = harm.find((one) => one.isUnheard && causeOf(one) === part)
      return passage || (part.cause !== 'no-link' && part.to - part.from > shortGap) ? [{ ...part, passage }] : []
    })
  })
  // Messages wait for a link whatever is measured meanwhile. A gap that is over before the mains fails is no loss of this outage.
  const begins = Math.max(
    0,
    result.supply.findIndex((value) => value !== Supply.grid),
  )
  const hearing = hearingOf(site, result)
  const waits = hearing.flatMap(({ cause, from }, at): Unheard[] => {
    if (cause !== 'no-link' || (hearing[at - 1]?.cause ?? null) !== null) return []
    // They go on waiting while the gateway is off.
    const to = hearing.slice(at).find((part) => part.cause === null)?.from ?? result.minutes
    return to - from > shortGap && to > begins ? [{ kind: 'unheard', cause, from, to }] : []
  })
  // A gateway or a link that is away concerns each room alike: it is said once.
  const isSaid = (gap: Unheard, place: number) =>
    !gap.passage && gaps.some((other, at) => at < place && other.cause === gap.cause && other.from <= gap.from && other.to >= gap.to)
  const isSaidOfRoom = (wait: Unheard) => gaps.some(({ cause, from, to }) => cause === wait.cause && from <= wait.from && to >= wait.to)
  const unheard = [...gaps.filter((gap, place) => !isSaid(gap, place)), ...waits.filter((wait) => !isSaidOfRoom(wait))].sort(
    (one, other) => other.to - other.from - (one.to - one.from),
  )
  const stopped = site.devices.flatMap((device, index) =>
    device.says?.stops
      ? runsOf(result.devices[index] ?? [], (state) => state === State.stopped).map(
          (period): Loss => ({ kind: 'stopped', device, ...period }),
        )
      : [],
  )
  const isOfRoom = ({ cause, room }: Unheard) => room !== undefined && cause !== 'no-link'
  const gapsOnly = unheard.filter(({ passage }) => !passage)
  const losses: Loss[] = [
    ...unheard.filter(({ passage }) => passage),
    ...gapsOnly.filter(isOfRoom),
    ...stopped,
    ...gapsOnly.filter((gap) => !isOfRoom(gap)),
  ]
  return { rooms, calls, losses }
}
export type NightAccount = ReturnType<typeof accountOfNight>

import { Link } from './link.ts'
import { type Period, partsOf, runsOf } from './period.ts'
import { allRules } from './rules.ts'
import type { NightResult } from './simulate-night.ts'
import type { Device, ModelSite, Room, Rule } from './site.ts'
import { State, Supply } from './supply.ts'

/** Why nothing is heard of a room or a site. The order is that in which causes are looked for. */
export type Cause = 'gateway-stopped' | 'no-probe' | 'probe-stopped' | 'probe-unheard' | 'no-link'

export type Passage = Period & {
  side: 'above' | 'below'
  celsius: number
  /** The value that is farthest beyond the limit, and its minute. */
  extreme: number
  extremeAt: number
  /** The first message about it that reached somebody; null: none in this night. */
  told: Call | null
  isUnheard: boolean
}

/** A message that somebody got, when it was due, and when its cause ended. */
export type Call = { rule: string; to: string; at: number; dueAt: number; until: number }

export type RoomAccount = {
  room: Room
  /** Beyond what harms the goods, and beyond the limit of the alarm where that is another one. */
  harm: Passage[]
  warning: Passage[]
  /** When nothing measures it, whatever the cause. */
  unmeasured: Period[]
}

export type Loss = Unheard | (Period & { kind: 'stopped'; device: Device })
export type Unheard = Period & { kind: 'unheard'; cause: Cause; room?: Room | undefined; passage?: Passage | undefined }

/** Minutes: gaps up to this length, such as LTE taking over, are no loss, and a message that waited so long is in time. */
export const shortGap = 5

const probesOf = ({ devices }: ModelSite, room: Room) =>
  devices.flatMap((device, index) => (device.room === room.id && device.readingSeconds ? [index] : []))

/** Gives what keeps somebody from hearing of a room in a minute; without a room, of the site. */
function causesOf(site: ModelSite, result: NightResult, room?: Room) {
  const probes = room && probesOf(site, room)
  return (minute: number): Cause | null => {
    if (result.gateway[minute] === State.stopped) return 'gateway-stopped'
    if (probes?.length === 0) return 'no-probe'
    if (probes?.every((index) => result.devices[index]?.[minute] === State.stopped)) return 'probe-stopped'
    if (probes?.every((index) => result.heard[index]?.[minute] !== 1)) return 'probe-unheard'
    return result.link[minute] === Link.none ? 'no-link' : null
  }
}

/** Minutes of one cause; null: somebody would hear of it. */
export const hearingOf = (site: ModelSite, result: NightResult, room?: Room): (Period & { value: Cause | null })[] =>
  partsOf(result.minutes, causesOf(site, result, room))

/** The limits of a room: what harms its goods, which is that of its alarm where the file gives no range, and the alarm's. */
export function limitsOf({ keeps, alarm }: Room) {
  const { above, below } = alarm ?? {}
  const harm = { above: above === undefined ? above : (keeps?.to ?? above), below: below === undefined ? below : (keeps?.from ?? below) }
  return { harm, warning: { above, below } }
}

function passagesOf(
  room: Room,
  series: Float64Array,
  limits: Record<Passage['side'], number | undefined>,
  rules: readonly Rule[],
  calls: readonly Call[],
): Passage[] {
  return (['above', 'below'] as const).flatMap((side) => {
    const celsius = limits[side]
    if (celsius === undefined) return []
    const own = rules.filter(({ when }) => when.kind === side && when.room === room.id).map(({ id }) => id)
    return runsOf(series, (value) => (side === 'above' ? value > celsius : value < celsius)).map(({ from, to }) => {
      const values = series.subarray(from, to)
      const extreme = side === 'above' ? Math.max(...values) : Math.min(...values)
      const told = calls.find(({ rule, dueAt, until }) => own.includes(rule) && dueAt <= to && until > from) ?? null
      const delay = room.alarm?.delayMinutes ?? 0
      return {
        ...{ from, to, side, celsius, extreme, extremeAt: from + values.indexOf(extreme), told },
        isUnheard: to - from > delay && (told === null || told.at > from + delay + shortGap),
      }
    })
  })
}

/**
 * What a night comes to, as data: per room when its limits are passed, who hears of it when, and when nothing measures or nobody hears;
 * the messages that reached somebody; and the losses, the worst first. Headlines, sums, table and card say nothing else.
 */
export function accountOfNight(site: ModelSite, result: NightResult) {
  const rules = allRules(site)
  const calls = result.alarms
    .flatMap(({ rule, to, raisedAt: dueAt, sentAt: at, clearedAt }): Call[] =>
      at === null ? [] : [{ rule, to, at, dueAt, until: clearedAt ?? result.minutes }],
    )
    .sort((one, other) => one.at - other.at)
  const rooms = site.rooms.flatMap((room, index): RoomAccount[] => {
    const { harm, warning } = limitsOf(room)
    if (harm.above === undefined && harm.below === undefined) return []
    const passages = (limits: typeof harm) => passagesOf(room, result.rooms[index] ?? new Float64Array(), limits, rules, calls)
    const isOwn = harm.above !== warning.above || harm.below !== warning.below
    const causeAt = causesOf(site, result, room)
    const parts = partsOf(result.minutes, (minute) => ![null, 'no-link'].includes(causeAt(minute)))
    return [{ room, harm: passages(harm), warning: isOwn ? passages(warning) : [], unmeasured: parts.filter(({ value }) => value) }]
  })
  const places = rooms.length > 0 ? rooms : [{ room: undefined, harm: [], unmeasured: [] }]
  const gaps = places.flatMap(({ room, harm, unmeasured }) => {
    const delay = room?.alarm?.delayMinutes ?? 0
    const parts = hearingOf(site, result, room)
    // A room whose probes are off stays unmeasured while the gateway is off, too.
    const endOf = (cause: Cause, { from, to }: Period) =>
      cause === 'gateway-stopped' ? to : (unmeasured.find((one) => one.from <= from && from < one.to)?.to ?? to)
    // The last that kept the passing of a limit from being heard.
    const causeOf = (passage: Passage) =>
      parts.filter(({ value, from, to }) => value && from <= passage.from + delay && to > passage.from).at(-1)
    return parts.flatMap((part): Unheard[] => {
      const { value: cause, from, to } = part
      const passage = harm.find((one) => one.isUnheard && causeOf(one) === part)
      return cause && (passage || (cause !== 'no-link' && to - from > shortGap))
        ? [{ kind: 'unheard', cause, room, from, to: endOf(cause, part), passage }]
        : []
    })
  })
  // Messages wait for a link whatever is measured meanwhile, and go on waiting while the gateway is off. A gap that is over before the
  // mains fails is no loss of this outage.
  const begins = result.supply.findIndex((value) => value !== Supply.grid)
  const causeAt = causesOf(site, result)
  const waits = partsOf(result.minutes, (minute) => causeAt(minute) !== null).flatMap(({ value, from, to }): Unheard[] =>
    value && causeAt(from) === 'no-link' && to - from > shortGap && to > begins ? [{ kind: 'unheard', cause: 'no-link', from, to }] : [],
  )
  // A gateway or a link that is away concerns each room alike: it is said once.
  const isPartOf = (one: Unheard) => (all: Unheard) => all.cause === one.cause && all.from <= one.from && all.to >= one.to
  const unheard = [
    ...gaps.filter((gap, place) => gap.passage || !gaps.slice(0, place).some(isPartOf(gap))),
    // Of several waits each is said, else messages would seem to be sent after the longest.
    ...waits.filter((wait) => waits.length > 1 || !gaps.some(isPartOf(wait))),
  ].sort((one, other) => other.to - other.from - (one.to - one.from))
  const stopped = site.devices.flatMap((device, index) =>
    device.says?.stops
      ? runsOf(result.devices[index] ?? [], (state) => state === State.stopped).map(
          (period): Loss => ({ kind: 'stopped', device, ...period }),
        )
      : [],
  )
  // A limit passed unheard, a room that nothing measures, what stands still, and messages that wait.
  const rankOf = (loss: Loss) => (loss.kind === 'stopped' ? 2 : loss.passage ? 0 : loss.room && loss.cause !== 'no-link' ? 1 : 3)
  const losses = [...unheard, ...stopped].sort((one, other) => rankOf(one) - rankOf(other))
  return { rooms, calls, losses }
}
export type NightAccount = ReturnType<typeof accountOfNight>

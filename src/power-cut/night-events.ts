import { Link, simulatedNetworks } from '#src/site-model/link.ts'
import type { NightResult } from '#src/site-model/simulate-night.ts'
import type { ModelSite } from '#src/site-model/site.ts'
import { State, Supply } from '#src/site-model/supply.ts'
import { deliveriesOf } from './messages.ts'
import { type AccountPassage, type NightAccount, shortGap } from './night-account.ts'

/** `inverter-empty`: the devices stop because the inverter has used up its battery. */
type DeviceKind =
  | 'devices-stopped'
  | 'devices-back'
  | 'devices-on-battery'
  | 'inverter-empty'
  | 'devices-not-heard'
  | 'devices-heard'

/** An event in a minute of the night. `devices`, `room` and `rule` are ids of the site. */
export type NightEvent = { minute: number } & (
  | { kind: 'grid-lost' | 'grid-back' | 'generator-on' | 'generator-empty' }
  | { kind: 'link-none' | 'link-line' | 'link-lte' }
  | { kind: 'gateway-on-battery' | 'gateway-on-inverter' | 'gateway-on-mains' | 'gateway-stopped' }
  | { kind: DeviceKind; devices: string[] }
  | { kind: 'switched' | 'not-switched'; rule: string; device: string; to: string }
  /** `alarm-away`: the phone of a person at the site has no network. */
  | { kind: 'alarm-waits'; rule: string }
  | { kind: 'alarm-sent' | 'alarm-passed' | 'alarm-away'; rule: string; to: string }
  /** The platform notices that the gateway has not reported since minute `since`. */
  | { kind: 'silence-noticed'; since: number }
  | { kind: 'silence-notified' | 'silence-passed' | 'silence-away'; since: number; to: string }
  | { kind: 'record-complete'; readings: number }
  | { kind: 'limit-passed' | 'limit-kept'; room: string; passage: AccountPassage }
)

/**
 * Calls `found` for each minute whose value differs from that of the minute before.
 * @param before value before the night
 */
function changes(
  series: Uint8Array,
  before: number,
  found: (minute: number, from: number, to: number) => void,
): void {
  let from = before
  series.forEach((to, minute) => {
    if (from !== to) found(minute, from, to)
    from = to
  })
}

/** Counts a sleeping modem as LTE, because the modem wakes now and then. */
const awake = (link: number) => (link === Link.asleep ? Link.lte : link)

/** Fewer stored readings than these are not worth a line. */
const leastBacklog = 60

/** Kinds of events in the order of `State`. */
const gatewayKinds = [
  'gateway-stopped',
  'gateway-on-mains',
  'gateway-on-battery',
  'gateway-on-inverter',
] as const

/**
 * Lists a night's events in order, causes before effects. Before the night everything runs, and the
 * gateway hears every device.
 */
export function nightEvents(
  site: ModelSite,
  result: NightResult,
  { rooms, silences }: NightAccount,
): NightEvent[] {
  const events: NightEvent[] = []
  for (const { room, passages } of rooms)
    for (const passage of passages) {
      events.push({ minute: passage.from, kind: 'limit-passed', room: room.id, passage })
      if (passage.to < result.minutes)
        events.push({ minute: passage.to, kind: 'limit-kept', room: room.id, passage })
    }
  changes(result.supply, Supply.grid, (minute, from, to) => {
    if (from === Supply.generator && to === Supply.none)
      events.push({ minute, kind: 'generator-empty' })
    if (from === Supply.grid) events.push({ minute, kind: 'grid-lost' })
    if (to === Supply.grid) events.push({ minute, kind: 'grid-back' })
    if (to === Supply.generator) events.push({ minute, kind: 'generator-on' })
  })
  changes(result.gateway, State.onMains, (minute, _, to) => {
    events.push({ minute, kind: gatewayKinds[to] ?? 'gateway-stopped' })
  })
  events.push(...deviceEvents(site, result))
  const { hasLine, hasMobile } = simulatedNetworks(site.link)
  const usual = hasLine ? Link.line : hasMobile ? Link.lte : Link.none
  changes(result.link.map(awake), usual, (minute, _, to) => {
    // The event of a stopped gateway already means that there is no link.
    if (result.gateway[minute] === State.stopped) return
    // Until LTE takes over is no event of its own.
    const soon = result.link.subarray(minute, minute + shortGap + 1)
    if (soon.some((link) => link !== Link.none) && to === Link.none) return
    const kind = to === Link.none ? 'link-none' : to === Link.line ? 'link-line' : 'link-lte'
    events.push({ minute, kind })
  })
  for (const { rule, device, to, minute, isDone } of result.switchings)
    events.push({ minute, kind: isDone ? 'switched' : 'not-switched', rule, device, to })
  for (const alarm of result.alarms) {
    const { rule, raisedAt, sentAt } = alarm
    if (sentAt !== raisedAt) events.push({ minute: raisedAt, kind: 'alarm-waits', rule })
    deliveriesOf(alarm, site, result).forEach(({ to, at, reachedAt }, place) => {
      if (reachedAt !== at) events.push({ minute: at, kind: 'alarm-away', rule, to })
      if (reachedAt !== null)
        events.push({
          minute: reachedAt,
          kind: place > 0 ? 'alarm-passed' : 'alarm-sent',
          rule,
          to,
        })
    })
  }
  for (const { from: since, noticedAt, deliveries } of silences) {
    if (noticedAt === null) continue
    events.push({ minute: noticedAt, kind: 'silence-noticed', since })
    deliveries.forEach(({ to, at, reachedAt }, place) => {
      const kind = place > 0 ? 'silence-passed' : 'silence-notified'
      if (reachedAt !== at) events.push({ minute: at, kind: 'silence-away', since, to })
      if (reachedAt !== null) events.push({ minute: reachedAt, kind, since, to })
    })
  }
  let highest = 0
  result.readings.waiting.forEach((waiting, minute) => {
    highest = Math.max(highest, waiting)
    if (waiting > 0) return
    if (highest >= leastBacklog) events.push({ minute, kind: 'record-complete', readings: highest })
    highest = 0
  })
  return events.sort((one, other) => one.minute - other.minute)
}

/** Lists what happens to devices; those to which the same happens in a minute share an event. */
function deviceEvents(site: ModelSite, result: NightResult): NightEvent[] {
  const found = new Map<string, { minute: number; kind: DeviceKind; devices: string[] }>()
  const add = (minute: number, kind: DeviceKind, id: string) => {
    const key = `${minute} ${kind}`
    const event = found.get(key) ?? { minute, kind, devices: [] }
    event.devices.push(id)
    found.set(key, event)
  }
  for (const [index, { id, power }] of site.devices.entries()) {
    const states = result.devices[index] ?? new Uint8Array()
    changes(states, power === 'battery' ? State.onBattery : State.onMains, (minute, from, to) => {
      if (from === State.onInverter && to === State.stopped) add(minute, 'inverter-empty', id)
      else if (to === State.stopped) add(minute, 'devices-stopped', id)
      else if (from === State.stopped) add(minute, 'devices-back', id)
      else if (to === State.onBattery && power !== 'battery') add(minute, 'devices-on-battery', id)
    })
    // A stopped device is not heard either, and a stopped gateway hears none.
    const runs = (minute: number) =>
      states[minute] !== State.stopped && result.gateway[minute] !== State.stopped
    changes(result.heard[index] ?? new Uint8Array(), 1, (minute, from) => {
      if (runs(minute) && (minute === 0 || runs(minute - 1)))
        add(minute, from ? 'devices-not-heard' : 'devices-heard', id)
    })
  }
  return [...found.values()]
}

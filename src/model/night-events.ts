import { Link, networksOf } from './link.ts'
import { deliveriesOf } from './messages.ts'
import { accountOfNight, type Passage } from './night-account.ts'
import type { NightResult } from './simulate-night.ts'
import type { ModelSite } from './site.ts'
import { State, Supply } from './supply.ts'

/** An event in a minute of the night. `device`, `room` and `rule` are ids of the site. */
export type NightEvent = { minute: number } & (
  | { kind: 'grid-lost' | 'grid-back' | 'generator-on' | 'generator-off' | 'generator-empty' }
  /** `isLong`: the link that should take over does not work either. */
  | { kind: 'link'; from: number; to: number; isLong: boolean }
  | { kind: 'gateway-on-battery' | 'gateway-on-inverter' | 'gateway-on-mains' | 'gateway-stopped' }
  | {
      kind:
        | 'device-stopped'
        | 'device-back'
        | 'device-on-battery'
        | 'device-not-heard'
        | 'device-heard'
      device: string
    }
  /** Devices that stop because the inverter has used up its battery. */
  | { kind: 'inverter-empty'; devices: string[] }
  | { kind: 'switched' | 'not-switched'; rule: string; device: string; to: string }
  | {
      kind: 'alarm-raised' | 'alarm-sent' | 'alarm-passed' | 'alarm-away' | 'alarm-cleared'
      rule: string
      to: string
    }
  /** The platform notices that the gateway has not reported since minute `since`. */
  | { kind: 'silence-noticed' | 'silence-over'; since: number }
  /** `silence-late`: the message reaches the phone after the site has reported again. */
  | { kind: 'silence-told' | 'silence-late' | 'silence-away'; since: number; to: string }
  | { kind: 'record-complete'; readings: number }
  | { kind: 'readings-lost' }
  | { kind: 'limit-passed' | 'limit-kept'; room: string; passage: Passage }
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
  { rooms, silences } = accountOfNight(site, result),
): NightEvent[] {
  const events: NightEvent[] = []
  for (const { room, harm } of rooms)
    for (const passage of harm) {
      events.push({ minute: passage.from, kind: 'limit-passed', room: room.id, passage })
      if (passage.to < result.minutes)
        events.push({ minute: passage.to, kind: 'limit-kept', room: room.id, passage })
    }
  changes(result.supply, Supply.grid, (minute, from, to) => {
    if (from === Supply.generator)
      events.push({ minute, kind: to === Supply.none ? 'generator-empty' : 'generator-off' })
    if (from === Supply.grid) events.push({ minute, kind: 'grid-lost' })
    if (to === Supply.grid) events.push({ minute, kind: 'grid-back' })
    if (to === Supply.generator) events.push({ minute, kind: 'generator-on' })
  })
  changes(result.gateway, State.onMains, (minute, _, to) => {
    events.push({ minute, kind: gatewayKinds[to] ?? 'gateway-stopped' })
  })
  const emptied = new Map<number, string[]>()
  for (const [index, { id, power }] of site.devices.entries()) {
    const states = result.devices[index] ?? new Uint8Array()
    changes(states, power === 'battery' ? State.onBattery : State.onMains, (minute, from, to) => {
      if (from === State.onInverter && to === State.stopped)
        emptied.set(minute, [...(emptied.get(minute) ?? []), id])
      else if (to === State.stopped) events.push({ minute, kind: 'device-stopped', device: id })
      else if (from === State.stopped) events.push({ minute, kind: 'device-back', device: id })
      else if (to === State.onBattery && power !== 'battery')
        events.push({ minute, kind: 'device-on-battery', device: id })
    })
    // The event of a stopped device already means that the gateway does not hear the device.
    changes(result.heard[index] ?? new Uint8Array(), 1, (minute, from) => {
      const isRunning =
        states[minute] !== State.stopped && (minute === 0 || states[minute - 1] !== State.stopped)
      if (isRunning)
        events.push({ minute, kind: from ? 'device-not-heard' : 'device-heard', device: id })
    })
  }
  for (const [minute, devices] of emptied) events.push({ minute, kind: 'inverter-empty', devices })
  const { hasLine, hasMobile } = networksOf(site.link)
  const usual = hasLine ? Link.line : hasMobile ? Link.lte : Link.none
  changes(result.link.map(awake), usual, (minute, from, to) => {
    // The event of a stopped gateway already means that there is no link.
    if (result.gateway[minute] === State.stopped) return
    const isLong = result.link
      .subarray(minute, minute + site.gateway.failover.after + 2)
      .every((link) => link === Link.none)
    events.push({ minute, kind: 'link', from, to, isLong })
  })
  for (const { rule, to, raisedAt: minute } of result.alarms)
    events.push({ minute, kind: 'alarm-raised', rule, to })
  for (const { rule, device, to, minute, isDone } of result.switchings)
    events.push({ minute, kind: isDone ? 'switched' : 'not-switched', rule, device, to })
  for (const alarm of result.alarms) {
    const { rule, to: first, clearedAt } = alarm
    deliveriesOf(alarm, site, result).forEach(({ to, at, reachedAt }, place) => {
      if (reachedAt === at)
        events.push({ minute: at, kind: place > 0 ? 'alarm-passed' : 'alarm-sent', rule, to })
      else {
        events.push({ minute: at, kind: 'alarm-away', rule, to })
        if (reachedAt !== null) events.push({ minute: reachedAt, kind: 'alarm-sent', rule, to })
      }
    })
    if (clearedAt !== null)
      events.push({ minute: clearedAt, kind: 'alarm-cleared', rule, to: first })
  }
  for (const { from: since, reportsAt, noticedAt, deliveries } of silences) {
    if (noticedAt === null) continue
    events.push({ minute: noticedAt, kind: 'silence-noticed', since })
    for (const { to, at, reachedAt } of deliveries) {
      if (reachedAt !== at) events.push({ minute: at, kind: 'silence-away', since, to })
      if (reachedAt === null) continue
      const isLate = reportsAt !== null && reportsAt < reachedAt
      const kind = isLate ? 'silence-late' : 'silence-told'
      events.push({ minute: reachedAt, kind, since, to })
    }
    if (reportsAt !== null) events.push({ minute: reportsAt, kind: 'silence-over', since })
  }
  const { waiting, lost } = result.readings
  let highest = 0
  let isLosing = false
  for (let minute = 0; minute < result.minutes; minute++) {
    const now = waiting[minute] ?? 0
    highest = Math.max(highest, now)
    if (now === 0) {
      if (highest >= leastBacklog)
        events.push({ minute, kind: 'record-complete', readings: highest })
      highest = 0
    }
    const isMore = (lost[minute] ?? 0) > (lost[minute - 1] ?? 0)
    if (isMore && !isLosing) events.push({ minute, kind: 'readings-lost' })
    isLosing = isMore
  }
  return events.sort((a, b) => a.minute - b.minute)
}

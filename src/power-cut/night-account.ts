import { Link } from '#src/site-model/link.ts'
import type { NightResult } from '#src/site-model/simulate-night.ts'
import type { ModelSite, Night, Room } from '#src/site-model/site.ts'
import { State, Supply } from '#src/site-model/supply.ts'
import { deliveriesOf, firstReached, silencesOf } from './messages.ts'
import { type Period, runsOf } from './period.ts'

/** A period in which a room's temperature is beyond a limit. */
export type AccountPassage = Period & { side: 'above' | 'below'; celsius: number }

/** A message of the gateway: the minute at which it was due, and at which it reached a phone. */
export type Call = { rule: string; to: string; dueAt: number; at: number }

/** Maximum minutes of a gap that is no loss, such as until LTE takes over from the line. */
export const shortGap = 5

/** Minutes from the failure of the mains to its return. */
export const cutOf = ({ mains }: Pick<Night, 'mains'>): Period => ({
  from: mains[0]?.from ?? 0,
  to: mains.at(-1)?.to ?? 0,
})

/**
 * Returns the limits beyond which a room's goods suffer, on the sides that have an alarm: those of
 * the goods, or else of the alarm.
 */
export function limitsOf({ keeps, alarm }: Pick<Room, 'keeps' | 'alarm'>) {
  const { above, below } = alarm ?? {}
  return {
    above: above === undefined ? above : (keeps?.to ?? above),
    below: below === undefined ? below : (keeps?.from ?? below),
  }
}

/** Lists when a room's temperature is beyond its limits. */
export function passagesOf(room: Room, celsius: Float64Array): AccountPassage[] {
  const limits = limitsOf(room)
  return (['above', 'below'] as const).flatMap((side) => {
    const limit = limits[side]
    if (limit === undefined) return []
    return runsOf(celsius, (value) => (side === 'above' ? value > limit : value < limit)).map(
      (period) => ({ ...period, side, celsius: limit }),
    )
  })
}

/** Finds the part of the power cut in which something is counted, by its first and last minute. */
function within(cut: Period, series: ArrayLike<number>, isCounted: (value: number) => boolean) {
  return runsOf(series, isCounted).flatMap(({ from, to }) =>
    to > cut.from && from < cut.to
      ? [{ from: Math.max(from, cut.from), to: Math.min(to, cut.to) }]
      : [],
  )
}

/**
 * Lists who is notified of what and when, and what stops during the power cut. `gaps`: times in
 * which the gateway runs, at least at first, and reaches no network.
 */
export function accountOfNight(site: ModelSite, night: Night, result: NightResult) {
  const cut = cutOf(night)
  const stopped = (series: Uint8Array) => within(cut, series, (state) => state === State.stopped)
  const calls = result.alarms
    .flatMap((alarm): Call[] => {
      const reached = firstReached(deliveriesOf(alarm, site, result))
      return reached ? [{ rule: alarm.rule, dueAt: alarm.raisedAt, ...reached }] : []
    })
    .sort((one, other) => one.at - other.at)
  return {
    cut,
    calls,
    silences: silencesOf(site, result),
    gaps: runsOf(result.link, (link) => link === Link.none).filter(
      ({ from, to }) =>
        to - from > shortGap &&
        to > cut.from &&
        from < cut.to &&
        result.gateway[from] !== State.stopped,
    ),
    /** Times without grid and generator. */
    dark: within(cut, result.supply, (supply) => supply === Supply.none),
    gatewayOff: stopped(result.gateway),
    devices: site.devices.map((device, index) => ({
      device,
      off: stopped(result.devices[index] ?? new Uint8Array()),
    })),
    rooms: site.rooms.flatMap((room, index) => {
      const celsius = result.rooms[index] ?? new Float64Array()
      const { above, below } = limitsOf(room)
      if (above === undefined && below === undefined) return []
      const ofCut = celsius.subarray(cut.from, cut.to + 1)
      return [
        {
          room,
          passages: passagesOf(room, celsius).filter(
            ({ from, to }) => to > cut.from && from < cut.to,
          ),
          highest: Math.max(...ofCut),
          lowest: Math.min(...ofCut),
        },
      ]
    }),
  }
}
export type NightAccount = ReturnType<typeof accountOfNight>

/**
 * Whether everything that the site's owner counts on runs throughout the power cut: the gateway, a
 * sensor in each room with an alarm, devices whose stop is named, and a network, except while no
 * network works at all.
 */
export function isCovered(site: ModelSite, night: Night, result: NightResult): boolean {
  const { cut, gaps, gatewayOff, devices } = accountOfNight(site, night, result)
  const isMeasured = (room: Room) =>
    !room.alarm ||
    runsOf(
      result.link.map((_, minute) =>
        Number(
          site.devices.some(
            ({ room: id }, index) => id === room.id && result.heard[index]?.[minute],
          ),
        ),
      ),
      (heard) => heard === 0,
    ).every(({ from, to }) => to <= cut.from || from >= cut.to)
  return (
    gatewayOff.length === 0 &&
    devices.every(({ device, off }) => !device.words?.stops || off.length === 0) &&
    site.rooms.every(isMeasured) &&
    gaps.every(({ from }) => result.phonesAway[from] === 1)
  )
}

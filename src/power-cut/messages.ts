import { Link, simulatedNetworks } from '#src/site-model/link.ts'
import type { Alarm } from '#src/site-model/rules.ts'
import type { NightResult } from '#src/site-model/simulate-night.ts'
import type { ModelSite } from '#src/site-model/site.ts'
import { State } from '#src/site-model/supply.ts'
import { type Period, runsOf } from './period.ts'

/** A message at minute `at`, and the minute at which it reaches the phone; null if never. */
export type MessageDelivery = { to: string; at: number; reachedAt: number | null }

/**
 * Lists to whom an alarm's message goes and when it reaches them. The phone of a person at the
 * site is on the mobile network there; a person elsewhere is assumed to have a network.
 */
export function deliveriesOf(
  { to, next, sentAt, passedAt }: Pick<Alarm, 'to' | 'next' | 'sentAt' | 'passedAt'>,
  { atSite }: Pick<ModelSite, 'atSite'>,
  { phonesAway }: Pick<NightResult, 'phonesAway'>,
): MessageDelivery[] {
  const deliver = (person: string, at: number): MessageDelivery => {
    const reached = atSite.includes(person) ? phonesAway.indexOf(0, at) : at
    return { to: person, at, reachedAt: reached < 0 ? null : reached }
  }
  return [
    ...(sentAt === null ? [] : [deliver(to, sentAt)]),
    ...(next === undefined || passedAt === null ? [] : [deliver(next, passedAt)]),
  ]
}

/** Returns who is reached first, and when; null if nobody is. */
export const firstReached = (
  deliveries: readonly MessageDelivery[],
): { to: string; at: number } | null =>
  deliveries
    .flatMap(({ to, reachedAt }) => (reachedAt === null ? [] : [{ to, at: reachedAt }]))
    .sort((one, other) => one.at - other.at)[0] ?? null

/**
 * A period in which the gateway reports nothing. `noticedAt`: minute by which the platform has
 * raised its own alarm; null if the site reports again before. `reportsAt`: minute of the first
 * report afterwards, because a sleeping modem wakes only now and then; null for none in the night.
 */
type Silence = Period & {
  noticedAt: number | null
  reportsAt: number | null
  deliveries: MessageDelivery[]
}

/** Lists the silences of a site, and the platform's messages about them. */
export function silencesOf(site: ModelSite, result: NightResult): Silence[] {
  const { silent, silentAfter, passOnMinutes, gateway } = site
  /** Minutes of silence that the platform waits for, by the gateway's last report. */
  function patienceAt(minute: number): number {
    const before = result.gateway.subarray(0, minute + 1)
    const onBattery = before.length - 1 - before.findLastIndex((state) => state !== State.onBattery)
    if (onBattery > gateway.connectedFirst * 60) return silentAfter.asleep
    const isOnLine =
      minute < 0 ? simulatedNetworks(site.link).hasLine : result.link[minute] === Link.line
    return isOnLine && onBattery === 0 ? silentAfter.line : silentAfter.lte
  }
  return runsOf(result.link, (link) => link === Link.none).map(({ from, to }) => {
    const due = from + patienceAt(from - 1)
    const reported = result.link.findIndex(
      (link, minute) => minute >= to && (link === Link.line || link === Link.lte),
    )
    const reportsAt = reported < 0 ? null : reported
    if (due >= to || !silent) return { from, to, reportsAt, noticedAt: null, deliveries: [] }
    const passed = due + passOnMinutes
    const alarm = { ...silent, sentAt: due, passedAt: passed < to ? passed : null }
    // A message that waits for a phone is withdrawn when the site reports again.
    const deliveries = deliveriesOf(alarm, site, result).map((delivery) => ({
      ...delivery,
      reachedAt:
        delivery.reachedAt !== null && delivery.reachedAt < (reportsAt ?? result.minutes)
          ? delivery.reachedAt
          : null,
    }))
    return { from, to, reportsAt, noticedAt: due, deliveries }
  })
}

import { simulateNight } from '#src/site-model/simulate-night.ts'
import type { ModelSite, Night } from '#src/site-model/site.ts'
import { accountOfNight } from './night-account.ts'
import { nightEvents } from './night-events.ts'

/** Simulates a night of a site, and adds who is notified, what stops, and the events. */
export function calculateNight(site: ModelSite, night: Night) {
  const result = simulateNight(site, night)
  const account = accountOfNight(site, night, result)
  return { site, night, result, account, events: nightEvents(site, result, account) }
}
export type CalculatedNight = ReturnType<typeof calculateNight>

/**
 * The full hour at which the power is back, no room is beyond its limit and no reading waits, or
 * the last minute of a night that ends before. What a night comes to is said at this hour at the
 * earliest.
 */
export function settledAt({ night, result, account: { cut, rooms } }: CalculatedNight): number {
  const calm = Math.max(
    cut.to,
    result.readings.waiting.findLastIndex((waiting) => waiting > 0) + 1,
    ...rooms.flatMap(({ passages }) => passages.map(({ to }) => to)),
  )
  return Math.min(result.minutes - 1, Math.ceil((night.beginsAt + calm) / 60) * 60 - night.beginsAt)
}

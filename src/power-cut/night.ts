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

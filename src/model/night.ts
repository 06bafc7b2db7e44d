import { type Choice, chosenNight } from './choice.ts'
import { accountOfNight } from './night-account.ts'
import { nightEvents } from './night-events.ts'
import { simulateNight } from './simulate-night.ts'
import type { ModelSite, Night } from './site.ts'

/**
 * Simulates a site and its night with a visitor's changes, and adds the result as data and the
 * events.
 */
export function calculateNight(asInstalled: ModelSite, usual: Night, choice: Choice) {
  const { site, night } = chosenNight(asInstalled, usual, choice)
  const result = simulateNight(site, night)
  const account = accountOfNight(site, result)
  return { site, night, choice, result, account, events: nightEvents(site, result, account) }
}
export type CalculatedNight = ReturnType<typeof calculateNight>

import { simulateNight } from '#src/site-model/simulate-night.ts'
import type { ModelSite, Night } from '#src/site-model/site.ts'
import { isCovered } from './night-account.ts'
import { changeSite, mostBatteries, type SiteChange, siteChanges } from './site-changes.ts'

/** Additions to a site, `batteries` being those of the inverter, and the site with them. */
export type Cover = { changes: SiteChange[]; batteries: number; site: ModelSite }

/** Lists a site with every set of additions that it can have, the site itself included. */
function withAdditions(site: ModelSite): Cover[] {
  let all: Cover[] = [{ changes: [], batteries: 0, site }]
  for (const change of siteChanges) {
    const numbers =
      change === 'inverter-battery' ? Array.from({ length: mostBatteries }, (_, n) => n + 1) : [1]
    all = all.flatMap((one) => [
      one,
      ...numbers.flatMap((number): Cover[] => {
        const changed = changeSite(one.site, change, number)
        const batteries = change === 'inverter-battery' ? number : one.batteries
        return changed ? [{ changes: [...one.changes, change], batteries, site: changed }] : []
      }),
    ])
  }
  return all
}

/**
 * Finds the cheapest additions with which a site runs through a night (`isCovered`).
 * @param priceOf price of a site, by which additions are compared
 * @returns undefined if no set of additions is enough
 */
export function coverOf(
  site: ModelSite,
  night: Night,
  priceOf: (site: ModelSite) => number,
): Cover | undefined {
  return withAdditions(site)
    .map((cover) => ({ cover, price: priceOf(cover.site) }))
    .sort((one, other) => one.price - other.price)
    .find(({ cover }) => isCovered(cover.site, night, simulateNight(cover.site, night)))?.cover
}

import { usualHours } from '#src/content/example-sites/model-site.ts'
import { findExampleSite } from '#src/content/example-sites.ts'
import { hasPage } from '#src/content/page.ts'
import { costOfSites } from '#src/content/prices/site-cost.ts'
import { offeredLines, tariffOf } from '#src/content/prices/site-sums.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { type QuoteChoice, readQuote } from '#src/contracts/quote/quote-address.ts'
import { onceForEachNight } from './night-table.ts'
import { coverFor, nightAskedFor } from './night-view.ts'

/** The lines of a site by the hours of its night; with 0, those of the site as it is. */
const linesOfSite = onceForEachNight((example: Parameters<typeof coverFor>[0], hours) => {
  const { settings, derived } = currentSnapshot()
  const site = (hours > 0 && coverFor(example, hours)?.site) || example.site
  return offeredLines(costOfSites(site, {}, tariffOf(settings, derived.range)))
})

/**
 * Adds its lines to a site that an address, a browser, a stored request or a program of an earlier
 * release names. All of these stay readable. @returns the choice as it is if it has lines, or if
 * there is no such site
 */
export function withLines(choice: QuoteChoice): QuoteChoice {
  const example = choice.lines === '' ? findExampleSite(choice.site) : undefined
  if (!example) return choice
  const hours =
    choice.hours !== null && hasPage('cut-the-power')
      ? nightAskedFor(new URLSearchParams({ hours: String(choice.hours) })).hours
      : null
  return { ...choice, hours, ...linesOfSite(example, hours ?? 0) }
}

/**
 * Reads what a form or an address asks a quote for, with its lines. An earlier release sent the night
 * of a site apart.
 */
export function readArriving(query: URLSearchParams, night = ''): QuoteChoice | null {
  const named = readQuote(query)
  const ofNight = named?.site ? null : readQuote(new URLSearchParams(night))
  const choice = ofNight?.site
    ? { ...ofNight, hours: ofNight.hours ?? usualHours, region: named?.region ?? '' }
    : named
  return choice && withLines(choice)
}

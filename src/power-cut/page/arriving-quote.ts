import type { ExampleSite } from '#src/content/example-sites/example-site.ts'
import { usualHours } from '#src/content/example-sites/model-site.ts'
import { findExampleSite } from '#src/content/example-sites.ts'
import { hasPage } from '#src/content/page.ts'
import { linesOfSite, offeredBeside } from '#src/content/quote-of.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { holdsLines } from '#src/contracts/quote/name-of-quote.ts'
import { type QuoteChoice, readQuote } from '#src/contracts/quote/quote-address.ts'
import { onceForEachNight } from './night-table.ts'
import { coverFor, nightAskedFor } from './night-view.ts'

/** The lines of a site by the hours of its night; with 0, those of the site as it is. */
const linesOfNight = onceForEachNight((example: ExampleSite, hours) =>
  linesOfSite((hours > 0 && coverFor(example, hours)?.site) || example.site, currentSnapshot()),
)

/** Hours of a night that the site offers, for hours that an address gives; null if it has no night. */
const nightOf = (hours: number | null) =>
  hours !== null && hasPage('cut-the-power')
    ? nightAskedFor(new URLSearchParams({ hours: String(hours) })).hours
    : null

/**
 * Leaves out what lines that came with an address do not keep: that the site lasts through a night,
 * and what it pays in later years. (`nameOfQuote` decides on the name of the site.)
 */
function withoutFalseClaims(choice: QuoteChoice, example: ExampleSite | undefined): QuoteChoice {
  const night = nightOf(choice.hours)
  const { plans } = offeredBeside()
  const holds = (hours: number) => {
    const needed = example && linesOfNight(example, hours)
    return needed !== undefined && holdsLines(choice.lines, needed.lines, plans) ? needed : null
  }
  const ofNight = night === null ? null : holds(night)
  const held = ofNight ?? holds(0)
  return {
    ...choice,
    hours: ofNight ? night : null,
    later: held && holdsLines(choice.later, held.later, plans) ? choice.later : '',
  }
}

/**
 * Adds its lines to a site that an address, a browser, a stored request or a program of an earlier
 * release names. All of these stay readable. @returns a choice with lines with what these keep, and
 * the choice as it is if it has none and there is no such site
 */
export function withLines(choice: QuoteChoice): QuoteChoice {
  const example = findExampleSite(choice.site)
  if (choice.lines !== '') return withoutFalseClaims(choice, example)
  if (!example) return choice
  const hours = nightOf(choice.hours)
  return { ...choice, hours, ...linesOfNight(example, hours ?? 0) }
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

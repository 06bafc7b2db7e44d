import type { ContactContext } from '#src/contracts/contact/records.ts'
import { formatCents, formatNumber, moneyOf } from '#src/contracts/formats.ts'
import { type Choice, readChoice, writeChoice } from '#src/model/choice.ts'
import { sumNight } from '#src/model/night-sums.ts'
import { nameOfSite } from '#src/model/site.ts'
import { costOfSites } from '#src/model/site-cost.ts'
import { say } from './example-sites/event-words.ts'
import { sayingOf, sayNight } from './example-sites/said-night.ts'
import { findExampleSite, firstExampleSite } from './example-sites.ts'
import { hasPage } from './page.ts'
import { tariffOf } from './prices/site-sums.ts'
import { settings } from './settings/settings.ts'
import { site as company } from './settings/site.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'

export function instrumentTerms() {
  const { settings: values, derived } = currentSnapshot()
  return { ...moneyOf(company()), tariff: tariffOf(values, derived.range) }
}

/** The address of a night that somebody chose. */
export const addressOfNight = (id: string, choice: Choice): string =>
  `/cut-the-power/night?${writeChoice(id, choice)}`

/**
 * Reads example site and choice from an address, and says the night; takes the first example
 * site if the address names no known one.
 */
export function answeredNight(query: URLSearchParams) {
  const example = findExampleSite(query.get('site') ?? '') ?? firstExampleSite()
  const { id, data, site: asInstalled } = example
  const { choice, refused } = readChoice(query, asInstalled, example.night)
  return { id, data, asInstalled, refused, ...sayNight(example, choice, sayingOf(settings())) }
}

/**
 * Describes a night for storing with a contact request about it; undefined if the query names no
 * example site.
 */
export function nightContext(query: URLSearchParams): ContactContext | undefined {
  if (!hasPage('cut-the-power') || !findExampleSite(query.get('site') ?? '')) return undefined
  const { id, choice, site, words, outages, sentence } = answeredNight(query)
  const terms = instrumentTerms()
  const { firstYear, laterYears, without } = costOfSites(site, {}, terms.tariff)
  const amount = (cents: number) => formatCents(cents, terms)
  return {
    // Made from the parsed choice, so that nothing else of the address gets into the message.
    href: addressOfNight(id, choice),
    site: nameOfSite(site),
    hours: outages.join(' '),
    headline: sentence,
    sum:
      without.length > 0
        ? ''
        : say(words.says.whole, {
            first: amount(firstYear.gross),
            later: amount(laterYears.gross),
          }),
  }
}

/**
 * The contact form's topic for the query of a night, as `writeChoice` writes it; undefined if the
 * query names no example site.
 */
export function nightTopic(query: URLSearchParams) {
  const context = nightContext(query)
  if (!context) return undefined
  const { href, site, hours, headline, sum } = context
  const request = say(settings().instrument.says.request, { address: `${company().url}${href}` })
  const sentences = [request, `${site}. ${hours}`, headline, ...(sum ? [sum] : [])]
  return { name: site, href, message: sentences.join('\n') }
}

/**
 * The night of an address in one line, "Cold store, 8 h without mains: phone rings 00:52, 0
 * readings lost", and its share card.
 */
export function sharedNightOf(query: URLSearchParams): { line: string; card: string } {
  const { id, choice, site, night, account, result, words, told, clock } = answeredNight(query)
  const { answer } = words
  const { minutesWithoutGrid, readings } = sumNight(site, result)
  const unheard = account.losses.flatMap(({ passage }) => (passage ? [passage.told] : []))
  const begins = night.mains[0]?.from ?? 0
  // The first message about a limit that was passed unheard, or else the first one at all.
  const late = unheard.length > 0 ? unheard[0] : account.calls.find(({ at }) => at >= begins)
  const says =
    site.link === 'neither'
      ? answer.sharedNoPhone
      : told && unheard.length === 0
        ? say(answer.sharedRings, { time: clock(told.at) })
        : late
          ? say(answer.sharedWaits, { time: clock(late.at) })
          : answer.sharedNever
  const written = (value: number) => formatNumber(value, company().locale)
  const length = `${written(Math.round(minutesWithoutGrid / 6) / 10)}\u00a0h`
  return {
    line: say(answer.shared, {
      site: nameOfSite(site),
      length,
      result: says,
      lost: written(Math.round(readings.lost)),
    }),
    card: `/cut-the-power/night.jpg?${writeChoice(id, choice)}`,
  }
}

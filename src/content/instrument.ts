import type { ContactContext } from '#src/contracts/contact/records.ts'
import { formatCents, formatNumber, moneyOf } from '#src/contracts/formats.ts'
import { nonBreaking } from '#src/contracts/non-breaking.ts'
import { type Choice, readChoice, writeChoice } from '#src/model/choice.ts'
import { calculateNight } from '#src/model/night.ts'
import { sumNight } from '#src/model/night-sums.ts'
import { nameOfSite } from '#src/model/site.ts'
import { centsOf, costOfSites } from '#src/model/site-cost.ts'
import { say } from './example-sites/event-words.ts'
import type { ExampleSite } from './example-sites/example-site.ts'
import { nightAnswer, outageWords } from './example-sites/night-answer.ts'
import { exampleSites, findExampleSite, firstExampleSite, getExampleSite } from './example-sites.ts'
import { hasLocal } from './prices/prices.ts'
import { tariffOf } from './prices/site-sums.ts'
import { labelOf } from './products/availability.ts'
import { settings } from './settings/settings.ts'
import { site as company } from './settings/site.ts'
import { currentCopy } from './snapshot/copy.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'

export function exampleOf({ id, data, site, night }: ExampleSite) {
  const doors = data.devices.flatMap((device) => (device.opensDoor ? [device.id] : []))
  return { id, summary: nonBreaking(data.summary), building: data.drawing, site, night, doors }
}

export const getExample = (id: string) => exampleOf(getExampleSite(id))

const supplyBands = () => company().supplyBands ?? []

export function instrumentTerms() {
  const { settings: values, derived } = currentSnapshot()
  const { prices } = values
  return {
    ...moneyOf(company()),
    bands: supplyBands(),
    tariff: tariffOf(values, derived.range),
    call: centsOf(prices.call.amount),
    battery: centsOf(prices.spares.amount),
    isExample: prices.data.isExample,
    guide: currentCopy().page('prices').tables.guide,
    availability: labelOf(derived.range.products, values),
    local: hasLocal(values) ? prices.local : undefined,
  }
}

/**
 * Describes a night for storing with a contact request about it; undefined if the query names no
 * example site.
 */
export const nightContext = (query: URLSearchParams) => describeNight(query)?.context

function describeNight(query: URLSearchParams) {
  if (!findExampleSite(query.get('site') ?? '')) return undefined
  const { id, choice, doors, night } = answeredNight(query)
  const { site } = night
  const words = settings().instrument
  const { says } = words
  const terms = instrumentTerms()
  const { firstYear, laterYears, without } = costOfSites(site, choice, terms.tariff)
  const amount = (cents: number) => formatCents(cents, terms)
  const context: ContactContext = {
    // Made from the parsed choice, so that nothing else of the address gets into the message.
    href: `/cut-the-power/night?${writeChoice(id, choice)}`,
    site: nameOfSite(site),
    hours: outageWords(night, words, choice.link === 'none').join(' '),
    headline: nightAnswer(night, doors, words).sentence,
    sum:
      without.length > 0
        ? ''
        : say(says.whole, { first: amount(firstYear.gross), later: amount(laterYears.gross) }),
  }
  return { choice, context }
}

/**
 * The contact form's topic for the query of a night, as `writeChoice` writes it; undefined if the
 * query names no example site.
 */
export function nightTopic(query: URLSearchParams) {
  const described = describeNight(query)
  if (!described) return undefined
  const { says } = settings().instrument
  const { choice, context } = described
  const { href, site, hours, headline, sum } = context
  const sentences = [
    say(says.request, { address: `${company().url}${href}` }),
    `${site}. ${hours}`,
    headline,
    ...(sum ? [sum] : []),
    ...(choice.isOwnFitting ? [says.ownFitting] : []),
    ...(choice.sites ? [say(says.sites, { count: String(choice.sites) })] : []),
  ]
  return { name: site, href, message: sentences.join('\n') }
}

export function answeredNight(query: URLSearchParams) {
  const { example, choice } = instrumentOf(query)
  return { ...example, choice, night: calculateNight(example.site, example.night, choice) }
}

/**
 * The night of an address in one line, "Cold store, 8 h without mains: phone rings 00:52, 0
 * readings lost", and its share card.
 */
export function sharedNightOf(query: URLSearchParams): { line: string; card: string } {
  const { id, choice, doors, night } = answeredNight(query)
  const { site, account, result } = night
  const words = settings().instrument
  const { answer } = words
  const { minutesWithoutGrid, readings } = sumNight(site, result)
  const { told, clock } = nightAnswer(night, doors, words)
  const unheard = account.losses.flatMap(({ passage }) => (passage ? [passage.told?.at] : []))
  const [late] = unheard
  const says =
    site.link === 'neither'
      ? answer.sharedNoPhone
      : unheard.length > 0
        ? say(late === undefined ? answer.sharedNever : answer.sharedWaits, {
            time: clock(late ?? 0),
          })
        : say(told ? answer.sharedRings : answer.sharedQuiet, { time: clock(told?.at ?? 0) })
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

/**
 * Reads the calculator's example site and choice from an address; takes the first example site if
 * the address names no known one.
 */
export function instrumentOf(query: URLSearchParams) {
  const example = exampleOf(findExampleSite(query.get('site') ?? '') ?? firstExampleSite())
  const { choice, refused }: { choice: Choice; refused: string[] } = readChoice(
    query,
    example.site,
    example.night,
    supplyBands(),
  )
  return {
    example,
    choice,
    refused,
    terms: instrumentTerms(),
    examples: exampleSites().map(({ id, site }) => ({ id, name: nameOfSite(site) })),
  }
}

import type { ContactContext } from '#src/contracts/contact/records.ts'
import { formatCents, moneyOf } from '#src/contracts/formats.ts'
import { nonBreaking } from '#src/contracts/non-breaking.ts'
import { type Choice, chosenNight, readChoice, writeChoice } from '#src/model/choice.ts'
import { accountOfNight } from '#src/model/night-account.ts'
import { simulateNight } from '#src/model/simulate-night.ts'
import { nameOfSite } from '#src/model/site.ts'
import { centsOf, costOfSites } from '#src/model/site-cost.ts'
import { say } from './example-sites/event-words.ts'
import type { ExampleSite } from './example-sites/example-site.ts'
import { nightAnswer, outageWords, sharedNight } from './example-sites/night-answer.ts'
import { exampleSites, findExampleSite, firstExampleSite, getExampleSite } from './example-sites.ts'
import { hasLocal } from './prices/prices.ts'
import { tariffOf } from './prices/site-sums.ts'
import { labelOf } from './products/availability.ts'
import { settings } from './settings/settings.ts'
import { site as company } from './settings/site.ts'
import { currentCopy } from './snapshot/copy.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'

export function exampleOf({ id, dossier, site, night }: ExampleSite) {
  const doors = dossier.devices.flatMap((device) => (device.opensDoor ? [device.id] : []))
  return { id, summary: nonBreaking(dossier.summary), building: dossier.drawing, site, night, doors }
}

export const getExample = (id: string) => exampleOf(getExampleSite(id))

const supplyBands = () => company().supplyBands ?? []

/** What the sums of the instrument rest on: prices and currencies. */
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

/** The night that a query names, in words: what a request from it is stored with. */
export const nightContext = (query: URLSearchParams) => describeNight(query)?.context

function describeNight(query: URLSearchParams) {
  const id = query.get('site') ?? ''
  const asked = findExampleSite(id)
  if (!asked) return undefined
  const { site: asInstalled, night } = asked
  // Written from the choice read, so that nothing else of the address stands in the message.
  const { choice } = readChoice(query, asInstalled, night, supplyBands())
  const href = `/cut-the-power/night?${writeChoice(id, choice)}`
  const { night: answered, doors } = answeredNight(new URLSearchParams(writeChoice(id, choice)))
  const { site } = answered
  const words = settings().instrument
  const { says } = words
  const terms = instrumentTerms()
  const { firstYear, laterYears, without } = costOfSites(site, choice, terms.tariff)
  const amount = (cents: number) => formatCents(cents, terms)
  const context: ContactContext = {
    href,
    site: nameOfSite(site),
    hours: outageWords(answered, words, choice.link === 'none').join(' '),
    headline: nightAnswer(answered, doors, words).sentence,
    sum: without.length > 0 ? '' : say(says.whole, { first: amount(firstYear.gross), later: amount(laterYears.gross) }),
  }
  return { choice, context }
}

/** What the contact form is asked about by the query of a night, as `writeChoice` writes it; nothing where it names no example site. */
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
  const { site, night } = chosenNight(example.site, example.night, choice)
  const result = simulateNight(site, night)
  return { ...example, choice, night: { site, night, result, account: accountOfNight(site, result) } }
}

/** The result of the night that an address names, in a line that stands alone, and the address of its share card. */
export function sharedNightOf(query: URLSearchParams): { line: string; card: string } {
  const { id, choice, night } = answeredNight(query)
  return {
    line: sharedNight(night, settings().instrument, company().locale),
    card: `/cut-the-power/night.jpg?${writeChoice(id, choice)}`,
  }
}

/** What an address asks the instrument to show; without a known site, the first of the example sites. */
export function instrumentOf(query: URLSearchParams) {
  const example = exampleOf(findExampleSite(query.get('site') ?? '') ?? firstExampleSite())
  const { choice, refused }: { choice: Choice; refused: string[] } = readChoice(query, example.site, example.night, supplyBands())
  return {
    example,
    choice,
    refused,
    terms: instrumentTerms(),
    dossiers: exampleSites().map(({ id, site }) => ({ id, name: nameOfSite(site) })),
  }
}

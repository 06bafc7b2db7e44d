import type { ExampleSite } from '#src/content/example-sites/example-site.ts'
import {
  type CutHours,
  cutHours,
  nightOf,
  usualHours,
} from '#src/content/example-sites/model-site.ts'
import { exampleSites, findExampleSite, firstExampleSite } from '#src/content/example-sites.ts'
import { priceText, taxName } from '#src/content/prices/prices.ts'
import { costOfSites } from '#src/content/prices/site-cost.ts'
import { offeredLines, tariffOf } from '#src/content/prices/site-sums.ts'
import { isSold, labelOfAll } from '#src/content/products/availability.ts'
import { nightWords } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { words as said } from '#src/content/words/words.ts'
import { formatList } from '#src/contracts/formats.ts'
import { nonBreaking } from '#src/contracts/non-breaking.ts'
import { quoteHref } from '#src/contracts/quote/quote-address.ts'
import { say as fill, sayCount } from '#src/contracts/text/say.ts'
import { clockAt } from '#src/site-model/clock.ts'
import { type ModelSite, nameOfSite } from '#src/site-model/site.ts'
import { coverOf } from '../cover.ts'
import { eventWords, knownBy, parts, sayOfNight } from '../event-words.ts'
import { calculateNight } from '../night.ts'
import { coversAnswer, endingOf, notifiedAnswer, stopsAnswer } from './night-answers.ts'
import { onceForEachNight } from './night-table.ts'

/** Hours that additions last longer than the mains is away, so that nothing is cut fine. */
const spare = 0.25

/**
 * Reads site and hours from an address. Former addresses lead to the nearest night: the first site
 * for an unknown one, and the nearest hours, the longer of two.
 */
export function nightAskedFor(query: URLSearchParams): { example: ExampleSite; hours: CutHours } {
  const asked = Number(query.get('hours') || usualHours)
  const distance = (hours: number) => Math.abs(hours - asked)
  return {
    example: findExampleSite(query.get('site') ?? '') ?? firstExampleSite(),
    hours: Number.isFinite(asked)
      ? cutHours.reduce((best, one) => (distance(one) <= distance(best) ? one : best))
      : usualHours,
  }
}

/** Writes the query of a night; empty for the night that is shown first. */
export const queryOfNight = (id: string, hours: number): string =>
  id === exampleSites()[0]?.id && hours === usualHours ? '' : `site=${id}&hours=${hours}`

/** Finds what a site needs to last through one of its nights. */
export const coverFor = onceForEachNight(({ data, site }: ExampleSite, hours) => {
  const { settings: values, derived } = currentSnapshot()
  const tariff = tariffOf(values, derived.range)
  return coverOf(
    site,
    nightOf(data, hours + spare),
    (one) => costOfSites(one, {}, tariff).firstYear.gross,
  )
})

/** What the page /cut-the-power shows of one of its nights, as texts. */
export function nightView(example: ExampleSite, hours: number) {
  const { id, data, site } = example
  const { settings: values, derived } = currentSnapshot()
  const words = nightWords()
  const { company } = values
  const tariff = tariffOf(values, derived.range)
  const write = (units: number) => priceText(units, values)
  const costOf = (one: ModelSite) => costOfSites(one, {}, tariff)
  const priceOf = (one: ModelSite) => costOf(one).firstYear.gross
  const undelivered = (one: ModelSite) =>
    costOfSites(one, {}, { ...tariff, delivery: undefined }).firstYear.gross
  const night = calculateNight(site, nightOf(data, hours))
  const cover = coverFor(example, hours)
  const bought = cover?.site ?? site
  const later = write(costOf(bought).laterYears.gross)
  const { without } = costOf(bought)
  const question = sayCount(
    words.controls.question,
    hours,
    { time: clockAt(night.account.cut.from, night.night.beginsAt) },
    company.locale,
  )
  return {
    id,
    hours,
    night,
    words,
    locale: company.locale,
    building: data.drawing,
    summary: nonBreaking(data.summary),
    question,
    title: fill(said().powerCut.nightTitle, { site: nameOfSite(site), question }),
    sites: exampleSites().map((one) => ({ id: one.id, name: nameOfSite(one.site) })),
    ending: endingOf(night, data.stake),
    answers: [
      notifiedAnswer(night, words),
      stopsAnswer(night, data.stops, words, company.locale),
      coversAnswer(night, cover, write(priceOf(bought)), words),
    ],
    sum: { first: write(priceOf(bought)), later, taxName: taxName(values) },
    /** What the sum holds, in short sentences. */
    sumNotes: parts(
      bought !== site &&
        sayOfNight(words.answer.added, {
          amount: write(undelivered(bought) - undelivered(site)),
        }),
      sayOfNight(words.answer.sum, { later, taxName: taxName(values) }),
      without.length > 0 &&
        fill(said().quote.sums.without, {
          names: formatList(without, 'conjunction', company.locale),
        }),
    ),
    table: night.events.map((event) => ({
      time: clockAt(event.minute, night.night.beginsAt),
      text: eventWords(event, night, words, company.locale),
      knownBy: knownBy(event, words),
    })),
    notes: [
      ...(data.stake ? [sayOfNight(data.stake.counted, {})] : []),
      words.notes[site.rooms[0]?.medium ?? 'air'],
      sayOfNight(words.notes.assumed, { count: site.passOnMinutes }),
    ],
    quote: quoteHref({ site: id, hours, ...offeredLines(costOf(bought)) }),
    availability: labelOfAll(
      currentCopy().products.filter(isSold),
      values.company,
      said().products.availability,
    ),
  }
}
export type NightView = ReturnType<typeof nightView>

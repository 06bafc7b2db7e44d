import { describe, expect, it } from 'vitest'
import { cutHours } from '#src/content/example-sites/model-site.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { listedProducts } from '#src/content/listed-products.ts'
import { siteCards, siteTable } from '#src/content/price-tables.ts'
import { priceText } from '#src/content/prices/prices.ts'
import { boughtFor, costOfSites } from '#src/content/prices/site-cost.ts'
import { costOfExampleSite, offeredLines, tariffOf } from '#src/content/prices/site-sums.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import {
  quoteLinesOf,
  readRequestList,
  requestLines,
  writeRequestList,
} from '#src/contracts/contact/request-list.ts'
import {
  emptyChoice,
  type QuoteChoice,
  quoteQuery,
  writeQuote,
} from '#src/contracts/quote/quote-address.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { nightView } from '#src/power-cut/page/night-view.ts'
import { changeSite, siteChanges } from '#src/power-cut/site-changes.ts'
import { getExampleSite } from './get-example-site.ts'
import { linesOf } from './offered-lines.ts'

const { settings, derived } = currentSnapshot()
const tariff = tariffOf(settings, derived.range)
const catalogue = listedProducts()
const sumOfList = (text: string) => {
  const { net, without } = sumQuote(
    quoteLinesOf(readRequestList(text) ?? [], catalogue),
    tariff.terms,
  )
  return { net, without: without.length }
}

describe.each(exampleSites().map((example) => [example.id, example] as const))(
  'the sums of the %s',
  (id, { site }) => {
    it('are those of the list that asks for a quote, with each addition', () => {
      for (const change of [undefined, ...siteChanges]) {
        const changed = change ? changeSite(site, change) : site
        if (!changed) continue
        const { devices } = costOfSites(changed, {}, tariff)
        const list = writeRequestList(requestLines(boughtFor(changed, tariff)))
        expect(sumOfList(list)).toEqual({ net: devices.net, without: devices.without.length })
      }
    })
    it('are those of each row of the page of prices that leads to its night', () => {
      const { firstYear, laterYears, without } = costOfSites(site, {}, tariff)
      const rows = siteTable(currentCopy().page('prices').tables)?.rows.filter(([name]) =>
        name?.includes(`?site=${id})`),
      )
      const cells = [firstYear, laterYears].map(({ gross }) => priceText(gross, settings))
      expect(rows?.map((row) => row.slice(-2))).toEqual(without.length > 0 ? [] : [cells])
    })
  },
)

it('stand rounded on the cards that the page of prices begins with, and are those of the form', () => {
  const cards = siteCards(currentCopy().page('prices').tables)
  expect(cards.length).toBeGreaterThan(0)
  for (const { href, sum, later } of cards) {
    expect(sum).toMatch(/₦/)
    const query = href.slice(href.indexOf('?') + 1)
    const { gross, without } = sumQuote(linesOf(query), tariff.terms)
    expect([priceText(gross, settings), without]).toEqual([sum, []])
    const years = sumQuote(linesOf(query, 'later'), tariff.terms)
    expect(later).toContain(priceText(years.gross, settings))
  }
})

it.each(exampleSites().map(({ id }) => id))(
  'the %s costs four times as much four times, and the same with its night as the night says',
  (site) => {
    const choice: QuoteChoice = { ...emptyChoice, site, sites: 4, plan: 'remote' }
    const sumOf = (change: Partial<QuoteChoice>) =>
      sumQuote(linesOf(writeQuote({ ...choice, ...change })), tariff.terms)
    expect(sumOf({}).net).toBe(4 * sumOf({ sites: 1 }).net)
    const view = nightView(getExampleSite(site), 8)
    expect(priceText(sumOf({ sites: 1, hours: 8 }).gross, settings)).toBe(view.sum.first)
    expect(sumOf({ plan: 'none' }).gross).toBe(
      sumOf({ plan: settings.prices.sums?.plan ?? '' }).gross,
    )
    expect(sumOf({ plan: 'visits' }).gross).toBeGreaterThan(sumOf({}).gross)
  },
)

it.each(
  exampleSites().flatMap(({ id }) => [id, ...cutHours.map((hours) => `${id}&hours=${hours}`)]),
)('has the lines of %s in the address of its quote, and for who names the site alone', (named) => {
  const [id = '', hours] = named.split('&hours=')
  const example = getExampleSite(id)
  const { costs, query } = hours
    ? { costs: undefined, query: nightView(example, Number(hours)).quote.split('?')[1] ?? '' }
    : {
        costs: costOfSites(example.site, {}, { ...tariff, delivery: undefined }),
        query: writeQuote({
          ...emptyChoice,
          site: id,
          ...offeredLines(costOfSites(example.site, {}, tariff)),
        }),
      }
  expect(query).toMatch(quoteQuery)
  for (const year of ['first', 'later'] as const) {
    expect(linesOf(query, year)).toEqual(linesOf(`site=${named}`, year))
    expect(linesOf(query, year).length).toBeGreaterThan(2)
  }
  if (costs) {
    expect(sumQuote(linesOf(query), tariff.terms).gross).toBe(costs.firstYear.gross)
    expect(sumQuote(linesOf(query, 'later'), tariff.terms).gross).toBe(costs.laterYears.gross)
  }
})

it('a hotel of sixty rooms has a relay and a gateway on each of its six floors', () => {
  const hotel = exampleSites().find((one) => one.id === 'hotel')
  if (!hotel) throw new Error('There is a hotel')
  const { site, cost } = costOfExampleSite(hotel, derived.range, settings, { size: 60 })
  const counts = Object.fromEntries(cost.bought.map(({ name, count }) => [name, count]))
  expect(counts).toMatchObject({ Relay: 6, 'Smart Lock': 60, 'Card encoder': 1 })
  expect([site.floors, site.gateways]).toEqual([6, 6])
})

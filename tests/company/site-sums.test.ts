import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleSites } from '#src/content/example-sites.ts'
import { instrumentTerms } from '#src/content/instrument.ts'
import { listedProducts } from '#src/content/listed-products.ts'
import { siteTable } from '#src/content/price-tables.ts'
import { bothAmounts } from '#src/content/prices/prices.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import {
  findListed,
  readRequestList,
  requestLines,
  sumOfList,
  writeRequestList,
} from '#src/contracts/contact/request-list.ts'
import { chosenNight, readChoice, writeChoice } from '#src/model/choice.ts'
import { boughtFor, centsOf, costOfSites } from '#src/model/site-cost.ts'

const { tariff } = instrumentTerms()
const catalogue = listedProducts()
const sumOfQuote = (text: string) => {
  const { amount, without } = sumOfList(findListed(readRequestList(text) ?? [], catalogue))
  return { cents: centsOf(amount ?? 0), without: without.length }
}

describe.each(exampleSites().map((example) => [example.id, example] as const))(
  'the sums of the %s',
  (id, { site, night }) => {
    const choices = fc.record({
      counts: fc.dictionary(
        fc.constantFrom(...site.devices.map((device) => device.id)),
        fc.nat(60),
      ),
      floors: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
      sites: fc.integer({ min: 1, max: 12 }),
    })
    it('are those of the list that asks for a quote, for whatever is chosen, and after the way through an address', () =>
      fc.assert(
        fc.property(choices, ({ floors, ...others }) => {
          const { choice } = readChoice(
            new URLSearchParams(writeChoice(id, { ...others, ...(floors && { floors }) })),
            site,
            night,
            [],
          )
          const chosen = chosenNight(site, night, choice).site
          const { once, without } = costOfSites(chosen, choice, tariff)
          const list = writeRequestList(requestLines(boughtFor(chosen, tariff), choice.sites))
          expect(sumOfQuote(list)).toEqual({ cents: once.devices, without: without.length })
        }),
      ))
    it('are those of the page of prices', () => {
      const { firstYear, laterYears, without } = costOfSites(site, {}, tariff)
      const row = siteTable(currentCopy().page('prices').tables).rows.find(([name]) =>
        name?.includes(`?site=${id})`),
      )
      const { settings } = currentSnapshot()
      const cells =
        without.length > 0
          ? undefined
          : [firstYear, laterYears].map(({ gross }) => bothAmounts(gross, settings))
      expect(row?.slice(-2)).toEqual(cells)
    })
  },
)

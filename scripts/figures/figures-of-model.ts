import { bakerySites } from '../../src/content/example-sites/bakery.ts'
import { darkDevices } from '../../src/content/example-sites/night-answer.ts'
import { exampleSites, simulationOfExample } from '../../src/content/example-sites.ts'
import { answeredNight, instrumentTerms } from '../../src/content/instrument.ts'
import { solutionSections } from '../../src/content/item-tables.ts'
import { planTable, priceTable, siteTable } from '../../src/content/price-tables.ts'
import { priceOf } from '../../src/content/prices/price.ts'
import { amountText, localText } from '../../src/content/prices/prices.ts'
import { costOfExampleSite } from '../../src/content/prices/site-sums.ts'
import { valuesIn } from '../../src/content/reading/links.ts'
import { describeSet } from '../../src/content/sets.ts'
import { currentCopy } from '../../src/content/snapshot/copy.ts'
import { currentSnapshot } from '../../src/content/snapshot/snapshot.ts'
import { wholeMegabytes } from '../../src/model/monthly-data.ts'
import { remediesOf } from '../../src/model/remedies.ts'
import { centsOf, costOfSites, priceOfDevices } from '../../src/model/site-cost.ts'
import { figuresOfPage } from './typed-figures.ts'

/**
 * Collects every amount of money and number of megabytes from the model, the prices, and the texts
 * after their tokens are filled in.
 */
export function figuresOfModel(): ReadonlySet<string> {
  const { entries, derived, settings } = currentSnapshot()
  const copy = currentCopy()
  const { tables } = copy.page('prices')
  const solutions = copy.page('existing-solutions')
  const notCounted = [settings.prices.call, settings.prices.spares].map(({ amount }) =>
    centsOf(amount),
  )
  const texts: unknown[] = [
    ...entries.map(({ data }) => data),
    ...[siteTable, planTable, priceTable].map((table) => table(tables)),
    solutionSections(solutions, settings),
    solutions.solutions.items.map((item) => describeSet(item).price),
    ...Object.values(derived.range.amounts).map(written),
    ...derived.range.products.map(({ amount }) => priceOf(amount, settings.company).text),
    ...derived.examples.flatMap((example) => {
      const { once, firstYear, laterYears, dataAMonth } = costOfExampleSite(
        example,
        derived.range,
        settings,
      ).cost
      return [once.devices, firstYear.gross, laterYears.gross, dataAMonth, ...notCounted].map(
        written,
      )
    }),
    ...exampleSites().flatMap(({ id }) => amountsOfNight(id).map(written)),
    ...Object.values(bakerySites(settings.facts)).map(({ beside }) => `${beside} MB`),
    ...exampleSites().flatMap((example) => {
      const { data, site } = simulationOfExample(example)
      const bundle = settings.prices.data.megabytes
      return [wholeMegabytes(data[site.link].bill), bundle].map((megabytes) => `${megabytes} MB`)
    }),
  ]
  return new Set(
    texts.flatMap((data) =>
      valuesIn(data).flatMap(({ value }) =>
        typeof value === 'string' ? figuresOfPage(value) : [],
      ),
    ),
  )

  /** Price of the devices without power in a site's own night, and what each remedy adds. */
  function amountsOfNight(id: string): number[] {
    const night = answeredNight(new URLSearchParams({ site: id }))
    const { tariff } = instrumentTerms()
    const costOf = (site: typeof night.site) => costOfSites(site, {}, tariff).firstYear.gross
    return [
      priceOfDevices(darkDevices(night, tariff), tariff.prices).total,
      ...remediesOf(night.site, night.night, night.account.losses).map(
        ({ site }) => costOf(site) - costOf(night.site),
      ),
    ]
  }

  function written(amount: number): string {
    return `${amountText(amount, settings)} ${localText(amount, settings) ?? ''}`
  }
}

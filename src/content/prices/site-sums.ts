import { listOfLines, writeRequestList } from '#src/contracts/contact/request-list.ts'
import { siteOfSize } from '#src/site-model/gateways.ts'
import type { ModelSite } from '#src/site-model/site.ts'
import type { ExampleSite } from '../example-sites/example-site.ts'
import type { ProductRange } from '../products/product-range.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { deliveryTable, priceInText, quoteTerms } from './prices.ts'
import { type CostOrder, costOfSites, type SiteCost, type Tariff } from './site-cost.ts'

type Values = Pick<Settings, 'company' | 'prices' | 'facts' | 'phrases'>

/**
 * Returns the prices that sites pay, as the model's input. There are no example sites without them
 * (`needsOfSites` of derived/present.ts).
 * @param planId support plan; by default the one of the totals on the site
 */
export function tariffOf(
  { company, prices, facts, phrases }: Values,
  { amounts, names, gateway }: ProductRange,
  planId = prices.sums?.plan,
): Tariff {
  const { survey, installationDay, fitting, plans, app, data, cell, furtherGateway } = prices
  const plan = plans.find(({ id }) => id === planId)
  if (!plan) throw new Error(`content/prices.json has no plan ${planId}`)
  if (!fitting || !app || !data || !cell || !furtherGateway || !facts)
    throw new Error('A price or fact is missing of which the sum of a site is made')
  const priced = ({ name, amount }: { name: string; amount: string }) => ({ name, price: amount })
  return {
    prices: amounts,
    names,
    gateway: { name: gateway?.name ?? phrases.prices.gateway, product: gateway?.slug },
    survey: survey && !survey.isNotOffered ? priced(survey) : undefined,
    installationDay:
      installationDay && !installationDay.isNotOffered ? priced(installationDay) : undefined,
    fitting,
    plan,
    app: { ...app, id: 'app' },
    furtherGateway: { percent: furtherGateway.percent, name: phrases.furtherGateway },
    bundle: { ...priced(data), megabytes: data.megabytes },
    cell: priced(cell),
    days: facts.month.days,
    terms: quoteTerms({ company, prices }),
    delivery: deliveryTable({ company, prices, phrases }),
  }
}

/** Calculates an example site's cost. @param size overrides the size in its file */
export function costOfExampleSite(
  { site: asInstalled }: Pick<ExampleSite, 'site'>,
  range: ProductRange,
  values: Values,
  { size, ...order }: CostOrder & { size?: number | undefined } = {},
): { site: ModelSite; cost: SiteCost } {
  const site = size === undefined ? asInstalled : siteOfSize(asInstalled, size)
  return { site, cost: costOfSites(site, order, tariffOf(values, range)) }
}

/**
 * The lines of a site, for the address of its quote. Delivery is added to the lines of the whole
 * quote.
 */
export const offeredLines = ({ firstYear, laterYears }: SiteCost) => {
  const listed = ({ lines }: SiteCost['firstYear']) =>
    writeRequestList(listOfLines(lines.filter(({ kind }) => kind !== 'delivery')))
  return { lines: listed(firstYear), later: listed(laterYears) }
}

/**
 * Costs of sites, tax included, as tokens, for the example site that the prices name, or else the
 * first one.
 * @param cards sets with a card on the page of prices
 */
export function siteTokens(
  examples: readonly ExampleSite[],
  range: ProductRange,
  values: Values,
  cards: readonly string[] = [],
) {
  const { plans, sums } = values.prices
  const example = examples.find(({ id }) => id === sums?.exampleSite) ?? examples[0]
  if (!example) return {}

  const largestPlan = plans.reduce((most, one) =>
    Number(one.laterYears) > Number(most.laterYears) ? one : most,
  )
  const one = costOfExampleSite(example, range, values).cost

  const withLargestPlan = costOfSites(example.site, {}, tariffOf(values, range, largestPlan.id))
  const card = values.prices.sets.find(
    ({ id, exampleSite }) => exampleSite === example.id && cards.includes(id),
  )
  const say = (units: number) => priceInText([units], values, card?.id)
  return {
    installationDays: one.days,
    siteFirstYear: say(one.firstYear.gross),

    siteLaterYear: say(one.laterYears.gross),
    siteLaterMonth: say(one.laterYears.gross / 12),
    siteLaterYearWatched: say(withLargestPlan.laterYears.gross),
    siteLaterMonthWatched: say(withLargestPlan.laterYears.gross / 12),
  }
}

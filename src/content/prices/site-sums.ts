import type { Choice } from '#src/model/choice.ts'
import { withOverrides } from '#src/model/overrides.ts'
import type { ModelSite } from '#src/model/site.ts'
import { costOfSites, dataCostAMonth, installationDaysAt, type SiteCost } from '#src/model/site-cost.ts'
import { sumExample, type WorkedExample } from '../dossiers/worked-examples.ts'
import type { ProductRange } from '../products/product-range.ts'
import type { DossierName } from '../schemas/dossier-schema.ts'
import type { Prices } from '../schemas/prices-schema.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { type MoneyAmounts, priceInText } from './prices.ts'

/** What a site costs besides its devices, as the model takes it: of a year, from the plan of the sums. */
export function termsOfSites({ survey, installationDay, plans, app, data, vat, sums, furtherGateway }: Prices) {
  const plan = plans.find(({ id }) => id === sums.plan)
  if (!plan) throw new Error(`content/prices.json has no plan ${sums.plan}`)
  const years = ({ firstYear, laterYears }: { firstYear: string; laterYears: string }) => ({
    firstYear: Number(firstYear),
    laterYears: Number(laterYears),
  })
  return {
    survey: Number(survey.amount),
    installationDay: Number(installationDay.amount),
    plan: years(plan),
    app: years(app),
    furtherGateway: furtherGateway.percent,
    bundle: { bundleMegabytes: data.megabytes, bundle: Number(data.amount) },
    vatPercent: vat.percent,
  }
}

/** Sum of the devices that have an amount, and what else differs from site to site. */
type SiteSize = { devices: number; gateways: number; installationDays: number; megabytesAMonth: number }

export function siteCostOf(prices: Prices, { megabytesAMonth, ...size }: SiteSize): SiteCost {
  const { bundle, ...terms } = termsOfSites(prices)
  return { ...terms, ...size, data: { megabytesAMonth, ...bundle } }
}

/** Days of installation of a worked example, as its file has it. */
export const installationDaysOf = ({ sites, sums }: Pick<Prices, 'sites' | 'sums'>, id: DossierName): number =>
  sites.find(({ dossier, size }) => dossier === id && size === undefined)?.installationDays ?? sums.installationDays

/** The devices of a site at another size: those that it has as many of as of the counted device follow the number. */
export function choiceOfSize({ devices, size: by }: ModelSite, size: number | undefined): Pick<Choice, 'counts'> {
  const usual = devices.find(({ id }) => id === by?.device)?.count
  if (size === undefined || usual === undefined) return { counts: {} }
  return { counts: Object.fromEntries(devices.filter(({ count }) => count === usual).map(({ id }) => [id, size])) }
}

/** The cost of a site, and the names of devices that have no amount. @param size another size than that of its file */
export function costOfWorkedExample(
  example: WorkedExample,
  range: ProductRange,
  { prices, facts }: Pick<Settings, 'prices' | 'facts'>,
  size?: number,
): { cost: SiteCost; site: ModelSite; without: string[] } {
  const chosen = { ...example, ...withOverrides(example.site, example.night, choiceOfSize(example.site, size)) }
  const { site } = chosen
  const { price, data } = sumExample(chosen, facts, range)
  const { gateways = 1 } = site
  const installationDays = installationDaysAt(installationDaysOf(prices, example.id), example.site, site)
  const megabytesAMonth = data[site.link].bill
  return { cost: siteCostOf(prices, { devices: price.total, gateways, installationDays, megabytesAMonth }), site, without: price.without }
}

/** The same of the worked example of the prices; undefined where that example has a fault. */
export function costOfExample(examples: readonly WorkedExample[], range: ProductRange, settings: Pick<Settings, 'prices' | 'facts'>) {
  const example = examples.find(({ id }) => id === settings.prices.sums.dossier)
  return example && costOfWorkedExample(example, range, settings)
}

/** What one site of the worked example comes to with VAT, as tokens: in its first year, with devices and installation, and in each later one. */
export function siteTokens(cost: SiteCost, money: MoneyAmounts) {
  const { survey, installationDay, plans, app, data, vat, sums } = money.prices
  const running = [plans.find(({ id }) => id === sums.plan), app, data, vat].some((one) => one?.isExample)
  const isFirstExample = running || survey.isExample || installationDay.isExample
  const { firstYear, laterYears } = costOfSites(1, cost)
  const most = Math.max(...sums.sites)
  const dearest = plans.reduce((most, one) => (Number(one.laterYears) > Number(most.laterYears) ? one : most))
  const watched = costOfSites(1, { ...cost, plan: { firstYear: Number(dearest.firstYear), laterYears: Number(dearest.laterYears) } })
  const isWatchedExample = [dearest, app, data, vat].some(({ isExample }) => isExample)
  const month = (gross: number) => Math.round((100 * gross) / 12) / 100
  return {
    siteFirstYear: priceInText([firstYear.gross], isFirstExample, money),
    /** The same of as many sites as the page of prices adds up at most. */
    siteCountMost: most,
    sitesFirstYear: priceInText([costOfSites(most, cost).firstYear.gross], isFirstExample, money),
    sitesLaterYear: priceInText([costOfSites(most, cost).laterYears.gross], running, money),
    /** What their mobile data costs a month, before VAT. */
    sitesDataMonth: priceInText([dataCostAMonth(most, cost)], data.isExample, money),
    siteLaterYear: priceInText([laterYears.gross], running, money),
    siteLaterMonth: priceInText([month(laterYears.gross)], running, money),
    /** The same with the dearest plan, which watches day and night. */
    siteLaterYearWatched: priceInText([watched.laterYears.gross], isWatchedExample, money),
    siteLaterMonthWatched: priceInText([month(watched.laterYears.gross)], isWatchedExample, money),
  }
}

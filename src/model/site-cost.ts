import type { ModelSite } from './site.ts'

/** What one site pays, in one currency, before VAT. */
export type SiteCost = {
  /** Devices with an amount, their gateways among them. */
  devices: number
  gateways: number
  survey: number
  installationDay: number
  installationDays: number
  /** Per site and year. */
  plan: { firstYear: number; laterYears: number }
  app: { firstYear: number; laterYears: number }
  /** Per cent of plan and app that each gateway after the first adds. */
  furtherGateway: number
  /** Megabytes of the whole site. Each gateway has a SIM card with bundles of its own. */
  data: { megabytesAMonth: number; bundleMegabytes: number; bundle: number }
  vatPercent: number
}

/** Months of a year of data. */
const months = 12
/** Cents of a sum, without the traces of binary fractions. */
const inCents = (value: number) => Math.round(value * 100) / 100

const withVat = (net: number, percent: number) => {
  const vat = inCents((net * percent) / 100)
  return { net: inCents(net), vat, gross: inCents(net + vat) }
}

/** What the data of so many sites costs in a month: a bundle that has been begun is paid, for each SIM card. */
export const dataCostAMonth = (sites: number, { gateways, data }: Pick<SiteCost, 'gateways' | 'data'>): number =>
  inCents(sites * gateways * Math.ceil(data.megabytesAMonth / gateways / data.bundleMegabytes) * data.bundle)

/** What so many alike sites cost: once, in the first year with all that is paid once, and in each later year. */
export function costOfSites(sites: number, site: SiteCost) {
  const { plan, app, vatPercent } = site
  const byGateway = 1 + ((site.gateways - 1) * site.furtherGateway) / 100
  const once = {
    devices: inCents(sites * site.devices),
    surveys: inCents(sites * site.survey),
    installation: inCents(sites * site.installationDays * site.installationDay),
  }
  const year = (part: 'firstYear' | 'laterYears') => ({
    plan: inCents(sites * byGateway * plan[part]),
    app: inCents(sites * byGateway * app[part]),
    data: inCents(months * dataCostAMonth(sites, site)),
  })
  const sum = (parts: Record<string, number>) => Object.values(parts).reduce((total, part) => total + part, 0)
  const [first, later] = [year('firstYear'), year('laterYears')]
  return {
    once,
    first,
    later,
    firstYear: withVat(sum(once) + sum(first), vatPercent),
    laterYears: withVat(sum(later), vatPercent),
    /** Devices; and survey and installation. */
    devices: withVat(once.devices, vatPercent),
    fitting: withVat(once.surveys + once.installation, vatPercent),
  }
}

/** Days of installation at another size, in proportion. @param days of the site as it is in its dossier */
export function installationDaysAt(days: number, site: Pick<ModelSite, 'size' | 'devices'>, chosen: Pick<ModelSite, 'devices'>): number {
  const sizeOf = ({ devices }: Pick<ModelSite, 'devices'>) => devices.find(({ id }) => id === site.size?.device)?.count ?? 1
  return Math.ceil((days * sizeOf(chosen)) / sizeOf(site))
}

/** An amount in another currency, rounded to the nearest step: the one rule of rounding. */
export const convert = (amount: number, { rate, roundTo }: { rate: number; roundTo: number }): number =>
  Math.round(inCents(amount * rate) / roundTo) * roundTo

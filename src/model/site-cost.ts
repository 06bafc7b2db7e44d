/** What one site pays, in one currency, before VAT. */
export type SiteCost = {
  /** Devices with an amount. */
  devices: number
  survey: number
  installationDay: number
  installationDays: number
  /** Of one site and year. */
  plan: { firstYear: number; laterYears: number }
  app: { firstYear: number; laterYears: number }
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

/** What the data of so many sites costs in a month: a bundle that has been begun is paid. */
export const dataCostAMonth = (sites: number, { megabytesAMonth, bundleMegabytes, bundle }: SiteCost['data']): number =>
  inCents(sites * Math.ceil(megabytesAMonth / bundleMegabytes) * bundle)

/** What so many alike sites cost: once, in the first year with all that is paid once, and in each later year. */
export function costOfSites(sites: number, site: SiteCost) {
  const { data, plan, app, vatPercent } = site
  const once = {
    devices: inCents(sites * site.devices),
    surveys: inCents(sites * site.survey),
    installation: inCents(sites * site.installationDays * site.installationDay),
  }
  const year = (part: 'firstYear' | 'laterYears') => ({
    plan: inCents(sites * plan[part]),
    app: inCents(sites * app[part]),
    data: inCents(months * dataCostAMonth(sites, data)),
  })
  const sum = (parts: Record<string, number>) => Object.values(parts).reduce((total, part) => total + part, 0)
  const [first, later] = [year('firstYear'), year('laterYears')]
  return {
    once,
    first,
    later,
    firstYear: withVat(sum(once) + sum(first), vatPercent),
    laterYears: withVat(sum(later), vatPercent),
  }
}

/** An amount in another currency, rounded to the nearest step: the one rule of rounding. */
export const convert = (amount: number, { rate, roundTo }: { rate: number; roundTo: number }): number =>
  Math.round(inCents(amount * rate) / roundTo) * roundTo

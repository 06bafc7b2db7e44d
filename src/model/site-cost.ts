import { cellsAYear } from './cells.ts'
import { monthlyData } from './monthly-data.ts'
import type { Device, ModelSite } from './site.ts'

/** Amounts are whole cents of one currency: `100 *` of it. */
export const centsOf = (amount: string | number): number => Math.round(Number(amount) * 100)

type Yearly = { firstYear: number; laterYears: number }

export type Tariff = {
  /** Of products and of parts of other makers, by name; those on request are left out. */
  prices: Readonly<Record<string, number>>
  /** Names of the parts that a site can have besides its devices. */
  parts: Readonly<Record<string, string>>
  gateway: { name: string; product?: string | undefined }
  survey: number
  installationDay: number
  /** Working hours of a day of installation, of those at each site, and of each device: the first that names its product or wiring. */
  fitting: { hoursADay: number; hoursASite: number; kinds: { of: string; hours: number }[] }
  /** Per site and year. */
  plan: Yearly
  app: Yearly
  /** Per cent of plan and app that each gateway after the first adds. */
  furtherGateway: number
  /** Mobile data. Each gateway has a SIM card with bundles of its own. */
  bundle: { megabytes: number; amount: number }
  /** A cell of a device, as a mean of their kinds. */
  cell: number
  vatPercent: number
  days: number
}

/** Number of alike sites, and whether the buyer fits the devices: then without survey and installation. */
export type Order = { sites?: number | undefined; isOwnFitting?: boolean | undefined }

/** Months of a year of data. */
const months = 12

/** The gateways of a site, its devices without those that stand there already, and what it has besides. */
export const boughtFor = (
  { gateways = 1, devices, extras = [] }: Pick<ModelSite, 'gateways' | 'devices' | 'extras'>,
  { gateway, parts }: Pick<Tariff, 'gateway' | 'parts'>,
) => [
  { ...gateway, count: gateways, price: undefined },
  ...devices.filter(({ isOnSite, count }) => !isOnSite && count > 0),
  ...extras.map(({ price, count }) => ({ name: parts[price] ?? price, product: undefined, price, count })),
]
type Bought = Pick<Device, 'name' | 'product' | 'price' | 'count'>

export function priceOfDevices(devices: readonly Bought[], prices: Tariff['prices']) {
  const priced = devices.map((device) => ({ ...device, each: prices[device.product ?? device.price ?? ''] }))
  return {
    total: priced.reduce((sum, { count, each = 0 }) => sum + count * each, 0),
    without: [...new Set(priced.flatMap(({ name, each }) => (each === undefined ? [name] : [])))],
  }
}

const wiringOf = ({ radio, power }: Pick<Device, 'radio' | 'power'>) =>
  radio === 'modbus' || radio === 'wired' || radio === 'ethernet' ? 'wired' : power === 'battery' ? 'battery' : 'mains'

/** Days of installation: hours of all devices that are joined, those on site too. */
export function installationDays({ gateways = 1, devices }: Pick<ModelSite, 'gateways' | 'devices'>, { fitting }: Pick<Tariff, 'fitting'>) {
  const hoursOf = (...names: (string | undefined)[]) => fitting.kinds.find(({ of }) => names.includes(of))?.hours ?? 0
  const hours = devices.reduce((sum, device) => sum + device.count * hoursOf(device.product, wiringOf(device)), 0)
  return Math.ceil((fitting.hoursASite + gateways * hoursOf('gateway') + hours) / fitting.hoursADay)
}

const sumOf = (parts: Record<string, number>) => Object.values(parts).reduce((total, part) => total + part)

/** What so many alike sites cost, in cents: what is paid once, in the first year, and in each later one. Totals add rows, VAT by row. */
export function costOfSites(site: ModelSite, { sites = 1, isOwnFitting = false }: Order, tariff: Tariff) {
  const { gateways = 1 } = site
  const bought = boughtFor(site, tariff)
  const { total, without } = priceOfDevices(bought, tariff.prices)
  const days = isOwnFitting ? 0 : installationDays(site, tariff)
  const { bill } = monthlyData(site.devices, site.link, tariff.days, site.readingBytes, gateways)
  // A bundle that has been begun is paid, for each SIM card.
  const bundles = Math.ceil(bill / gateways / tariff.bundle.megabytes)
  const dataAMonth = sites * gateways * bundles * tariff.bundle.amount
  const byGateway = (amount: number) => Math.round((sites * amount * (100 + (gateways - 1) * tariff.furtherGateway)) / 100)
  const cells = Math.ceil(sites * cellsAYear(site.devices))
  const year = (part: keyof Yearly) => ({
    plan: byGateway(tariff.plan[part]),
    app: byGateway(tariff.app[part]),
    data: months * dataAMonth,
    // Devices come with their first cells.
    cells: part === 'firstYear' ? 0 : cells * tariff.cell,
  })
  const taxed = (net: number) => ({ net, gross: net + Math.round((net * tariff.vatPercent) / 100) })
  const once = {
    devices: sites * total,
    survey: isOwnFitting ? 0 : sites * tariff.survey,
    installation: sites * days * tariff.installationDay,
  }
  const [first, later] = [year('firstYear'), year('laterYears')]
  const rows = { devices: taxed(once.devices), fitting: taxed(once.survey + once.installation), running: taxed(sumOf(first)) }
  return {
    ...{ bought, without, days, bill, cards: sites * gateways, bundles, dataAMonth, cells, once, first, later, ...rows },
    firstYear: { net: sumOf(once) + sumOf(first), gross: rows.devices.gross + rows.fitting.gross + rows.running.gross },
    laterYears: taxed(sumOf(later)),
  }
}
export type SiteCost = ReturnType<typeof costOfSites>

/** Cents in another currency, as whole units of it, rounded to the nearest step: the one rule of rounding. */
export const convert = (cents: number, { rate, roundTo }: { rate: number; roundTo: number }): number =>
  Math.round((cents * rate) / 100 / roundTo) * roundTo

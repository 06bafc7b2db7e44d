import { cellsAYear, cellsInFirstYear } from './cells.ts'
import { monthlyData } from './monthly-data.ts'
import type { Device, ModelSite } from './site.ts'

export const centsOf = (amount: string | number): number => Math.round(Number(amount) * 100)

type Yearly = { firstYear: number; laterYears: number }

export type Tariff = {
  /** Cents of products and of parts of other makers, by name; prices on request are left out. */
  prices: Readonly<Record<string, number>>
  parts: Readonly<Record<string, string>>
  gateway: { name: string; product?: string | undefined }
  survey: number
  installationDay: number
  /**
   * Working hours in a day of installation, at each site, and for each device by the first kind
   * that names its product or wiring.
   */
  fitting: { hoursADay: number; hoursASite: number; kinds: { of: string; hours: number }[] }
  /** Cents per site and year. */
  plan: Yearly
  app: Yearly
  /** Each gateway after the first adds this percentage of the price of the plan and the app. */
  furtherGateway: number
  /** Mobile data. Each gateway has a SIM card with its own bundles. */
  bundle: { megabytes: number; amount: number }
  /** Mean price of a cell, over the kinds in the devices. */
  cell: number
  vatPercent: number
  days: number
}

/**
 * Number of equal sites, and whether the buyer fits the devices, which saves survey and
 * installation.
 */
export type CostOrder = { sites?: number | undefined; isOwnFitting?: boolean | undefined }

const months = 12

/**
 * Lists the gateways of a site, its devices except devices already on site, and its other parts.
 */
export const boughtFor = (
  { gateways = 1, devices, extras = [] }: Pick<ModelSite, 'gateways' | 'devices' | 'extras'>,
  { gateway, parts }: Pick<Tariff, 'gateway' | 'parts'>,
) => [
  { ...gateway, count: gateways, price: undefined },
  ...devices.filter(({ isOnSite, count }) => !isOnSite && count > 0),
  ...extras.map(({ price, count }) => ({
    name: parts[price] ?? price,
    product: undefined,
    price,
    count,
  })),
]
type Bought = Pick<Device, 'name' | 'product' | 'price' | 'count'>

export function priceOfDevices(devices: readonly Bought[], prices: Tariff['prices']) {
  const priced = devices.map((device) => ({
    ...device,
    each: prices[device.product ?? device.price ?? ''],
  }))
  return {
    total: priced.reduce((sum, { count, each = 0 }) => sum + count * each, 0),
    without: [...new Set(priced.flatMap(({ name, each }) => (each === undefined ? [name] : [])))],
  }
}

const wiringOf = ({ radio, power }: Pick<Device, 'radio' | 'power'>) =>
  radio === 'modbus' || radio === 'wired' || radio === 'ethernet'
    ? 'wired'
    : power === 'battery'
      ? 'battery'
      : 'mains'

/**
 * Days of installation, from the hours of all connected devices, including devices already on site.
 */
export function installationDays(
  { gateways = 1, devices }: Pick<ModelSite, 'gateways' | 'devices'>,
  { fitting }: Pick<Tariff, 'fitting'>,
) {
  const hoursOf = (...names: (string | undefined)[]) =>
    fitting.kinds.find(({ of }) => names.includes(of))?.hours ?? 0
  const hours = devices.reduce(
    (sum, device) => sum + device.count * hoursOf(device.product, wiringOf(device)),
    0,
  )
  return Math.ceil((fitting.hoursASite + gateways * hoursOf('gateway') + hours) / fitting.hoursADay)
}

const sumOf = (parts: Record<string, number>) =>
  Object.values(parts).reduce((total, part) => total + part)

/**
 * Costs of equal sites in cents: once, in the first year, and in each later year. Totals are sums
 * of rows, with VAT by row.
 */
export function costOfSites(
  site: ModelSite,
  { sites = 1, isOwnFitting = false }: CostOrder,
  tariff: Tariff,
) {
  const { gateways = 1 } = site
  const bought = boughtFor(site, tariff)
  const { total, without } = priceOfDevices(bought, tariff.prices)
  const days = isOwnFitting ? 0 : installationDays(site, tariff)
  const { bill } = monthlyData(site.devices, site.link, tariff.days, site.readingBytes, gateways)
  // Every bundle that a SIM card begins is paid in full.
  const bundles = Math.ceil(bill / gateways / tariff.bundle.megabytes)
  const dataAMonth = sites * gateways * bundles * tariff.bundle.amount
  const byGateway = (amount: number) =>
    Math.round((sites * amount * (100 + (gateways - 1) * tariff.furtherGateway)) / 100)
  const cells = Math.ceil(sites * cellsAYear(site.devices))
  const firstCells = sites * cellsInFirstYear(site.devices)
  const year = (part: keyof Yearly) => ({
    plan: byGateway(tariff.plan[part]),
    app: byGateway(tariff.app[part]),
    data: months * dataAMonth,
    batteries: (part === 'firstYear' ? firstCells : cells) * tariff.cell,
  })
  const taxed = (net: number) => ({ net, gross: net + Math.round((net * tariff.vatPercent) / 100) })
  const once = {
    devices: sites * total,
    survey: isOwnFitting ? 0 : sites * tariff.survey,
    installation: sites * days * tariff.installationDay,
  }
  const [first, later] = [year('firstYear'), year('laterYears')]
  const rows = {
    devices: taxed(once.devices),
    fitting: taxed(once.survey + once.installation),
    running: taxed(sumOf(first)),
  }
  return {
    bought,
    without,
    days,
    bill,
    cards: sites * gateways,
    bundles,
    dataAMonth,
    cells,
    once,
    first,
    later,
    ...rows,
    firstYear: {
      net: sumOf(once) + sumOf(first),
      gross: rows.devices.gross + rows.fitting.gross + rows.running.gross,
    },
    laterYears: taxed(sumOf(later)),
  }
}
export type SiteCost = ReturnType<typeof costOfSites>

/**
 * Converts cents to whole units of another currency, rounded to the nearest step. No other code may
 * round such amounts.
 */
export const convert = (
  cents: number,
  { rate, roundTo }: { rate: number; roundTo: number },
): number => Math.round((cents * rate) / 100 / roundTo) * roundTo

import { type DeliveryTable, withDelivery } from '#src/contracts/quote/delivery.ts'
import type { QuoteLine, QuoteTerms } from '#src/contracts/quote/quote-line.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { type Sentence, say } from '#src/contracts/text/say.ts'
import { cellsAYear, cellsInFirstYear } from '#src/site-model/cells.ts'
import { monthlyData } from '#src/site-model/monthly-data.ts'
import type { Device, ModelSite } from '#src/site-model/site.ts'

/** What is sold by the piece. Prices are decimal texts in the catalogue's currency. */
type Priced = { name: string; price: string }
type Yearly = { id: string; name: string; firstYear: string; laterYears: string }

export type Tariff = {
  /** Prices of products and parts, by their ids; prices on request are left out. */
  prices: Readonly<Record<string, string>>
  /** What products and parts are called on lists and quotes, by their ids. */
  names: Readonly<Record<string, string>>
  gateway: { name: string; product?: string | undefined }
  survey: Priced | undefined
  installationDay: Priced | undefined
  /**
   * Working hours in a day of installation, at each site, and for each device by the first kind
   * that names its product or wiring.
   */
  fitting: { hoursADay: number; hoursASite: number; kinds: { of: string; hours: number }[] }
  /** Prices per site and year. */
  plan: Yearly
  app: Yearly
  /** Each gateway after the first adds this percentage of the price of the plan and the app. */
  furtherGateway: { percent: number; name: Sentence<'service'> }
  /** Mobile data. Each gateway has a SIM card with its own bundles. */
  bundle: Priced & { megabytes: number }
  /** Mean price of a cell, over the kinds in the devices. */
  cell: Priced
  days: number
  terms: QuoteTerms
  /** Undefined leaves delivery out. */
  delivery?: DeliveryTable | undefined
}

/**
 * Number of equal sites, and whether the buyer fits the devices, which saves survey and
 * installation.
 */
export type CostOrder = { sites?: number | undefined; isOwnFitting?: boolean | undefined }

const months = 12

type Bought = Pick<Device, 'name' | 'product' | 'price' | 'count'>

/**
 * Lists the gateways of a site, its devices except devices already on site, and its other parts, by
 * the names under which they are sold: a site may call a device by its place or task. Equal things
 * in several places are one row.
 */
export function boughtFor(
  { gateways = 1, devices, extras = [] }: Pick<ModelSite, 'gateways' | 'devices' | 'extras'>,
  { gateway, names }: Pick<Tariff, 'gateway' | 'names'>,
): Bought[] {
  const rows: Bought[] = [
    { ...gateway, count: gateways },
    ...devices
      .filter(({ isOnSite, count }) => !isOnSite && count > 0)
      .map(({ name, product, price, count }) => ({
        ...{ product, price, count },
        name: names[product ?? price ?? ''] ?? name,
      })),
    ...extras.map(({ price, count }) => ({ name: names[price] ?? price, price, count })),
  ]
  const joined = new Map<string, Bought>()
  for (const row of rows) {
    const id = row.product ?? row.price ?? row.name
    joined.set(id, { ...row, count: row.count + (joined.get(id)?.count ?? 0) })
  }
  return [...joined.values()]
}

/** Makes lines of devices. @param times number of equal sites */
export const deviceLines = (
  devices: readonly Bought[],
  prices: Tariff['prices'],
  times = 1,
): QuoteLine[] =>
  devices.map(({ name, product, price, count }) => {
    const id = product ?? price ?? ''
    return {
      kind: product === undefined ? 'accessory' : 'product',
      id,
      name,
      quantity: String(times * count),
      price: prices[id] ?? null,
    }
  })

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

/** The price of a yearly service at a gateway after the first. */
export const furtherPrice = (price: string, percent: number): string =>
  ((Number(price) * percent) / 100).toFixed(4)

/** A yearly service at equal sites: whole for the first gateway of each, in part for others. */
function yearlyLines(
  { id, name, ...prices }: Yearly,
  year: 'firstYear' | 'laterYears',
  {
    sites,
    gateways,
    further,
  }: { sites: number; gateways: number; further: Tariff['furtherGateway'] },
): QuoteLine[] {
  const first = { kind: 'plan', id, name, quantity: String(sites), price: prices[year] } as const
  if (gateways <= 1) return [first]
  const others = {
    ...first,
    id: `${id}.further`,
    name: say(further.name, { service: name }),
    quantity: String(sites * (gateways - 1)),
    price: furtherPrice(prices[year], further.percent),
  }
  return [first, others]
}

/**
 * Lines and sums of equal sites: what is paid once, in the first year, and in each later year. The
 * sums of parts are rounded by themselves; the whole is the sum of its lines.
 */
export function costOfSites(
  site: ModelSite,
  { sites = 1, isOwnFitting = false }: CostOrder,
  tariff: Tariff,
) {
  const { gateways = 1 } = site
  const { survey, installationDay, plan, app, bundle, cell, terms } = tariff
  const bought = boughtFor(site, tariff)
  const days = isOwnFitting ? 0 : installationDays(site, tariff)
  const { bill } = monthlyData(site.devices, { ...site, days: tariff.days })
  // Every bundle that a SIM card begins is paid in full.
  const bundles = Math.ceil(bill / gateways / bundle.megabytes)
  const cells = {
    firstYear: sites * cellsInFirstYear(site.devices),
    laterYears: Math.ceil(sites * cellsAYear(site.devices)),
  }
  const service = (id: string, priced: Priced | undefined, count: number): QuoteLine[] =>
    count === 0 || !priced ? [] : [{ kind: 'service', id, ...priced, quantity: String(count) }]
  const year = (of: 'firstYear' | 'laterYears') => [
    ...[plan, app].flatMap((yearly) =>
      yearlyLines(yearly, of, { sites, gateways, further: tariff.furtherGateway }),
    ),
    ...service('data', bundle, months * sites * gateways * bundles),
    ...service('cell', cell, cells[of]),
  ]
  const devices = deviceLines(bought, tariff.prices, sites)
  const fitting = isOwnFitting
    ? []
    : [
        ...service('survey', survey, sites),
        ...service('installation-day', installationDay, sites * days),
      ]
  const order = [...devices, ...fitting, ...year('firstYear')]
  const firstYear = tariff.delivery ? withDelivery(order, tariff.delivery) : order
  const delivery = firstYear.slice(order.length)
  const sum = (lines: readonly QuoteLine[]) => sumQuote(lines, terms)
  return {
    bought,
    without: [...new Set(devices.flatMap(({ name, price }) => (price === null ? [name] : [])))],
    days,
    devices: sum(devices),
    /** Delivery, survey and installation. */
    fitting: sum([...delivery, ...fitting]),
    running: sum(year('firstYear')),
    firstYear: sum(firstYear),
    laterYears: sum(year('laterYears')),
  }
}
export type SiteCost = ReturnType<typeof costOfSites>

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gatewaysFor } from '#src/site-model/gateways.ts'
import { exampleSite } from '../../../tests/site-model/example-site.ts'
import { boughtFor, costOfSites, deviceLines, installationDays, type Tariff } from './site-cost.ts'

const tariff: Tariff = {
  prices: { gateway: '120', sensor: '29', horn: '25', lamp: '29' },
  names: {},
  gateway: { name: 'Gateway', product: 'gateway' },
  survey: { name: 'Survey', price: '180' },
  installationDay: { name: 'Day', price: '220' },
  fitting: {
    hoursADay: 14,
    hoursASite: 6,
    kinds: [
      { of: 'gateway', hours: 2 },
      { of: 'wired', hours: 1.5 },
      { of: 'lamp', hours: 4 },
      { of: 'battery', hours: 0.25 },
    ],
  },
  plan: { id: 'remote', name: 'Remote', firstYear: '0', laterYears: '90' },
  app: { id: 'app', name: 'App', firstYear: '0', laterYears: '60' },
  furtherGateway: { percent: 50, name: '{service}, further gateway' },
  bundle: { name: 'Data', megabytes: 50, price: '0.40' },
  cell: { name: 'Cell', price: '1.20' },
  days: 30,
  terms: { currency: 'USD', rate: '1', vat: '7.5' },
}
/** A gateway, six sensors, a horn and a lamp: 120 + 174 + 25 + 29 dollars. */
const site = {
  ...exampleSite,
  devices: exampleSite.devices.map((device) => ({
    ...device,
    ...(device.id === 'sensor' ? {} : { price: device.id }),
  })),
}
const cost = (order = {}, of = site) => costOfSites(of, order, tariff)

describe('costOfSites', () => {
  it('pays devices, survey and installation once, and VAT once', () => {
    const { devices, fitting, running, firstYear, laterYears } = cost()
    expect(firstYear.lines.map(({ id, quantity, total }) => [id, quantity, total])).toEqual([
      ['gateway', '1', 12_000],
      ['sensor', '6', 17_400],
      ['horn', '1', 2500],
      ['lamp', '1', 2900],
      ['survey', '1', 18_000],
      ['installation-day', '1', 22_000],
      ['remote', '1', 0],
      ['app', '1', 0],
      ['data', '12', 480],
    ])
    expect([devices, fitting, running]).toMatchObject([
      { net: 34_800, gross: 37_410 },
      { net: 40_000, gross: 43_000 },
      { net: 480, gross: 516 },
    ])
    expect(firstYear).toMatchObject({ net: 75_280, gross: 80_926 })
    expect(laterYears.net).toBe(9000 + 6000 + 480)
  })
  it('counts half a plan and app, and a SIM card with bundles of its own, for each further gateway', () => {
    const { laterYears } = cost({ sites: 2 }, { ...site, gateways: 4 })
    expect(laterYears.lines).toMatchObject([
      { id: 'remote', quantity: '2', total: 18_000 },
      { id: 'remote.further', name: 'Remote, further gateway', quantity: '6', total: 27_000 },
      { id: 'app', quantity: '2' },
      { id: 'app.further', quantity: '6', total: 18_000 },
      { id: 'data', quantity: String(12 * 2 * 4) },
    ])
  })
  it('has no survey and no day where the buyer fits', () => {
    const { fitting, firstYear } = cost({ isOwnFitting: true })
    expect(fitting).toMatchObject({ lines: [], gross: 0 })
    expect(firstYear.gross).toBe(37_926)
  })
  it('counts hours by product, else by wiring: 6 + 2 + 6 × 0.25 + 1.5 + 4 = 15', () => {
    const named = {
      ...site,
      devices: site.devices.map((device) =>
        device.id === 'lamp' ? { ...device, product: 'lamp' } : device,
      ),
    }
    expect(installationDays(named, tariff)).toBe(2)
    expect(installationDays(site, tariff)).toBe(1)
  })
  it('names what has no price, and buys nothing that stands there', () => {
    const [sensor, horn, lamp] = site.devices
    if (!sensor || !horn || !lamp) throw new Error('The site has three kinds of devices')
    const devices = [sensor, { ...horn, price: 'unknown' }, { ...lamp, isOnSite: true }]
    const lines = deviceLines(boughtFor({ devices }, tariff), tariff.prices)
    expect(lines.map(({ name, price }) => [name, price])).toEqual([
      ['Gateway', '120'],
      [sensor.name, '29'],
      ['Horn', null],
    ])
  })
  it('buys equal things in several places as one row', () => {
    const devices = site.devices.slice(0, 1).flatMap((one) => [one, { ...one, count: 2 }])
    const extras = [1, 2].map((count) => ({ price: 'circuit', count }))
    const rows = boughtFor({ devices, extras }, tariff)
    const [one] = site.devices
    expect(rows.map(({ count }) => count)).toEqual([1, 2 + (one?.count ?? 0), 3])
  })
})

type Chosen = {
  counts: Record<string, number>
  floors: number | undefined
  link: 'ethernet' | 'lte-beside-ethernet' | 'lte-only'
}
/** The site with other numbers of devices, floors and another link. */
function siteWith({ counts, floors = 1, link }: Chosen) {
  const devices = site.devices
    .map((device) => ({ ...device, count: counts[device.id] ?? device.count }))
    .filter(({ count }) => count > 0)
  const gateways = gatewaysFor({ floors, devices, gateway: site.gateway })
  return { ...site, devices, floors, link, gateways }
}

const orders = fc.record({
  counts: fc.record({ sensor: fc.nat(300), horn: fc.nat(80), lamp: fc.nat(300) }),
  floors: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  link: fc.constantFrom('ethernet', 'lte-beside-ethernet', 'lte-only'),
  sites: fc.integer({ min: 1, max: 40 }),
  isOwnFitting: fc.boolean(),
})

describe('for any site', () => {
  it('sums rise with each device that is added', () =>
    fc.assert(
      fc.property(
        orders,
        fc.constantFrom('sensor', 'horn', 'lamp'),
        ({ sites, isOwnFitting, ...chosen }, added) => {
          const of = (more: number) =>
            costOfSites(
              siteWith({
                ...chosen,
                counts: { ...chosen.counts, [added]: chosen.counts[added] + more },
              }),
              { sites, isOwnFitting },
              tariff,
            )
          const [before, after] = [of(0), of(1)]
          expect(after.firstYear.gross).toBeGreaterThan(before.firstYear.gross)
          expect(after.laterYears.gross).toBeGreaterThanOrEqual(before.laterYears.gross)
          expect(after.days).toBeGreaterThanOrEqual(before.days)
        },
      ),
    ))
  it('parts add to their total, but for the rounding of their tax', () =>
    fc.assert(
      fc.property(
        orders,
        fc.constantFrom('0', '5', '7.5', '19'),
        fc.constantFrom('1', '1450', '0.85'),
        ({ sites, isOwnFitting, ...chosen }, vat, rate) => {
          const { devices, fitting, running, firstYear } = costOfSites(
            siteWith(chosen),
            { sites, isOwnFitting },
            { ...tariff, terms: { currency: 'NGN', rate, vat } },
          )
          expect(devices.net + fitting.net + running.net).toBe(firstYear.net)
          const apart = devices.gross + fitting.gross + running.gross - firstYear.gross
          expect(Math.abs(apart)).toBeLessThanOrEqual(2)
        },
      ),
    ))
})

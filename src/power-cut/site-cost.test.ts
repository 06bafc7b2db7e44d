import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleSite } from '../../tests/power-cut/example-site.ts'
import { gatewaysFor } from './gateways.ts'
import {
  boughtFor,
  convert,
  costOfSites,
  installationDays,
  priceOfDevices,
  type Tariff,
} from './site-cost.ts'

const tariff: Tariff = {
  prices: { gateway: 12_000, sensor: 2900, horn: 2500, lamp: 2900 },
  parts: {},
  gateway: { name: 'Gateway', product: 'gateway' },
  survey: 18_000,
  installationDay: 22_000,
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
  plan: { firstYear: 0, laterYears: 9000 },
  app: { firstYear: 0, laterYears: 6000 },
  furtherGateway: 50,
  bundle: { megabytes: 50, amount: 40 },
  cell: 120,
  vatPercent: 7.5,
  days: 30,
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
  it('pays devices, survey and installation once, and VAT by row', () => {
    const { once, devices, fitting, running, firstYear, laterYears } = cost()
    expect(once).toEqual({ devices: 34_800, survey: 18_000, installation: 22_000 })
    expect([devices, fitting]).toEqual([
      { net: 34_800, gross: 37_410 },
      { net: 40_000, gross: 43_000 },
    ])
    // One bundle a month: 12 × 0.40, and 7.5 % VAT, which ends in half a cent.
    expect(running).toEqual({ net: 480, gross: 516 })
    expect(firstYear.gross).toBe(37_410 + 43_000 + 516)
    expect(laterYears.net).toBe(9000 + 6000 + 480)
  })
  it('counts half a plan and app, and a SIM card with bundles of its own, for each further gateway', () => {
    const { later, cards } = cost({}, { ...site, gateways: 4 })
    expect(later).toMatchObject({ plan: 22_500, app: 15_000, data: 12 * 4 * 40 })
    expect(cards).toBe(4)
  })
  it('has no survey and no day where the buyer fits', () => {
    const { once, fitting, firstYear } = cost({ isOwnFitting: true })
    expect(once).toMatchObject({ survey: 0, installation: 0 })
    expect(fitting.gross).toBe(0)
    expect(firstYear.gross).toBe(37_410 + 516)
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
    expect(priceOfDevices(boughtFor({ devices }, tariff), tariff.prices)).toEqual({
      total: 29_400,
      without: ['Horn'],
    })
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
  it('rows add to their total in whole cents', () =>
    fc.assert(
      fc.property(
        orders,
        fc.constantFrom(0, 5, 7.5, 19),
        fc.nat(20_000),
        ({ sites, isOwnFitting, ...chosen }, vatPercent, survey) => {
          const { devices, fitting, running, firstYear, laterYears, once, first } = costOfSites(
            siteWith(chosen),
            { sites, isOwnFitting },
            { ...tariff, vatPercent, survey, prices: { ...tariff.prices, sensor: survey + 1 } },
          )
          expect(devices.gross + fitting.gross + running.gross).toBe(firstYear.gross)
          expect(
            [...Object.values(once), ...Object.values(first)].reduce((sum, row) => sum + row),
          ).toBe(firstYear.net)
          for (const { net, gross } of [devices, fitting, running, laterYears])
            expect(Number.isInteger(net) && Number.isInteger(gross)).toBe(true)
        },
      ),
    ))
})

describe('convert', () => {
  it.each([
    [18_000, 261_000],
    [40, 600],
    [95_417, 1_383_500],
    [0, 0],
  ])('rounds %d cents to the step', (cents, expected) =>
    expect(convert(cents, { rate: 1450, roundTo: 100 })).toBe(expected),
  )
})

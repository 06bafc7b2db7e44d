import { describe, expect, it } from 'vitest'
import { convert, costOfSites, dataCostAMonth, type SiteCost } from './site-cost.ts'

const site: SiteCost = {
  devices: 258,
  gateways: 1,
  furtherGateway: 50,
  survey: 180,
  installationDay: 220,
  installationDays: 2,
  plan: { firstYear: 0, laterYears: 90 },
  app: { firstYear: 0, laterYears: 60 },
  data: { megabytesAMonth: 51, bundleMegabytes: 50, bundle: 0.4 },
  vatPercent: 7.5,
}

describe('costOfSites', () => {
  it.each([
    [1, { net: 887.6, vat: 66.57, gross: 954.17 }, { net: 159.6, vat: 11.97, gross: 171.57 }],
    [5, { net: 4438, vat: 332.85, gross: 4770.85 }, { net: 798, vat: 59.85, gross: 857.85 }],
    [12, { net: 10651.2, vat: 798.84, gross: 11450.04 }, { net: 1915.2, vat: 143.64, gross: 2058.84 }],
  ])('adds up %i sites', (sites, firstYear, laterYears) => {
    expect(costOfSites(sites, site)).toMatchObject({ firstYear, laterYears })
  })
  it('counts a bundle that was begun, and no other', () => {
    expect(costOfSites(1, site).later.data).toBe(9.6)
    expect(costOfSites(1, { ...site, data: { ...site.data, megabytesAMonth: 50 } }).later.data).toBe(4.8)
  })
  it('counts a SIM card with its bundle, and half a plan and app, for each further gateway', () => {
    const hotel = { ...site, gateways: 4, data: { ...site.data, megabytesAMonth: 51 } }
    // 51 MB of four cards: a bundle each, 4 × 0.40 × 12; (90 + 60) × (1 + 3 × 0.5)
    expect(dataCostAMonth(1, hotel)).toBe(1.6)
    expect(costOfSites(1, hotel).later).toEqual({ plan: 225, app: 150, data: 19.2 })
  })
  it('pays surveys, installation and devices once', () => {
    const { once, later } = costOfSites(5, site)
    expect(once).toEqual({ devices: 1290, surveys: 900, installation: 2200 })
    expect(later).toEqual({ plan: 450, app: 300, data: 48 })
  })
})

describe('convert', () => {
  it.each([
    [180, 261_000],
    [0.4, 600],
    [954.17, 1_383_500],
    [0, 0],
  ])('rounds %d to the step', (amount, expected) => expect(convert(amount, { rate: 1450, roundTo: 100 })).toBe(expected))
})

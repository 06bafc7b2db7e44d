import { cellsAYear } from '#src/model/cells.ts'
import { priceOfDevices } from '#src/model/device-price.ts'
import { monthlyData } from '#src/model/monthly-data.ts'
import { nightEvents } from '#src/model/night-events.ts'
import { sumNight } from '#src/model/night-sums.ts'
import { type Overrides, withOverrides } from '#src/model/overrides.ts'
import { simulateNight } from '#src/model/simulate-night.ts'
import type { LinkKind, Night, Site } from '#src/model/site.ts'
import { currentCopy } from '../copy.ts'
import { type Dossier, type DossierName, dossierNames } from '../schemas/dossier-schema.ts'
import { facts } from '../settings/facts.ts'
import { nightOf, siteOf } from './dossier-site.ts'

/** A worked example with the site and the night that the model calculates with: plain data, which an island takes as props. */
export type NamedDossier = { id: DossierName; dossier: Dossier; site: Site; night: Night }

/** The worked examples in the order of their list. @throws Error where one has no file */
export function dossiers(): NamedDossier[] {
  const { products, named } = currentCopy()
  const behaviours = new Map(products.map(({ slug, behaviour }) => [slug, behaviour]))
  const files = new Map(named('dossiers').map(({ name, data }) => [name, data]))
  return dossierNames.map((id) => {
    const dossier = files.get(id)
    if (!dossier) throw new Error(`content/dossiers/${id}.yaml does not exist`)
    return {
      id,
      dossier,
      site: siteOf(id, dossier, { facts: facts(), behaviourOf: (slug) => behaviours.get(slug) }),
      night: nightOf(dossier),
    }
  })
}

/** One of them. */
export function getDossier(id: DossierName): NamedDossier {
  const found = dossiers().find((one) => one.id === id)
  if (!found) throw new Error(`No dossier ${id}`)
  return found
}

/** Amounts of the products by the names of their files, in the company's currency; those on request are left out. */
export const devicePrices = (): Record<string, number> =>
  Object.fromEntries(currentCopy().products.flatMap(({ slug, amount }) => (amount === undefined ? [] : [[slug, Number(amount)]])))

/** The gateways of a site as a row of its list of devices. */
export function gatewayRow({ gateways = 1 }: Pick<Site, 'gateways'>) {
  const gateway = currentCopy().products.find(({ kind }) => kind === 'gateway')
  if (!gateway) throw new Error('No file of content/products says `kind: gateway`')
  return { name: gateway.name, product: gateway.slug, count: gateways }
}

/** A night of a worked example and all its sums, with what a visitor changed. */
export function dossierNight({ site: asInstalled, night: usual }: NamedDossier, overrides: Overrides = {}) {
  const { site, night } = withOverrides(asInstalled, usual, overrides)
  const result = simulateNight(site, night)
  const { reading, month } = facts()
  const bill = (link: LinkKind) => monthlyData(site.devices, link, month.days, reading.bytes, site.gateways)
  return {
    site,
    night,
    result,
    sums: sumNight(site, result),
    events: nightEvents(site, result),
    /** Megabytes of a month, by how the site is linked. */
    data: { ethernet: bill('ethernet'), 'lte-beside-ethernet': bill('lte-beside-ethernet'), 'lte-only': bill('lte-only') },
    cellsAYear: cellsAYear(site.devices),
    price: priceOfDevices([gatewayRow(site), ...site.devices], devicePrices()),
  }
}

import type { TokenValues } from '#src/contracts/tokens.ts'
import { priceOfDevices } from '#src/model/device-price.ts'
import type { Night, Site } from '#src/model/site.ts'
import { dataCostFigures } from '../dossiers/data-cost-figures.ts'
import { dossierFigures } from '../dossiers/dossier-figures.ts'
import { nightOf, type SiteDossier, siteOf } from '../dossiers/dossier-site.ts'
import { priceOf } from '../prices/price.ts'
import { behaviour } from '../schemas/behaviour-schema.ts'
import type { Place } from '../schemas/collections.ts'
import type { Company } from '../schemas/company-schema.ts'
import { type DossierName, dossierNames, dossier as dossierSchema } from '../schemas/dossier-schema.ts'
import { facts } from '../settings/facts.ts'
import { madeBefore, oncePer } from './once-per.ts'
import { valueAt } from './value-at.ts'

type Placed = { data: unknown; place: Place | undefined }

/** What each dossier gave, and from what: a night need not be calculated again for a change elsewhere. */
const made = new Map<DossierName, { from: string; values: TokenValues }[]>(dossierNames.map((id) => [id, []]))

/** Stands for a file with a fault: the names of its figures stay. */
const noDossier: SiteDossier = {
  ...{ name: '', gateways: 1, batteryAge: 0, link: 'ethernet', devices: [], rooms: [], rules: [] },
  supply: { gateway: 'mains', router: 'mains', networkSwitch: 'mains' },
}
const nothingHappens: Night = { beginsAt: 0, minutes: 1, mains: [], fixedLine: [], mobile: [], outdoor: 0 }

const parseObject = oncePer((data: object) => dossierSchema.safeParse(data).data)

/** What an unchecked file says, by the schema of dossiers; undefined where it has a fault. */
export const readDossier = (data: unknown) => (typeof data === 'object' && data !== null ? parseObject(data) : undefined)

const parseBehaviour = oncePer((data: object) => behaviour.safeParse(data).data)

/** The site and night of an unchecked file; those of an empty site where it has a fault. */
function readSite(id: DossierName, data: unknown, behaviourOf: (product: string) => unknown): { site: Site; night: Night } {
  const dossier = readDossier(data)
  const known = (product: string) => {
    const found = behaviourOf(product)
    return typeof found === 'object' && found !== null ? parseBehaviour(found) : undefined
  }
  const parts = { facts: facts(), behaviourOf: known }
  const isWhole = dossier?.devices.every((device) => 'part' in device || known(device.product))
  if (dossier && isWhole) return { site: siteOf(id, dossier, parts), night: nightOf(dossier) }
  return { site: siteOf(id, noDossier, parts), night: nothingHappens }
}

/**
 * The figures of all dossiers as tokens ({coldStoreBill}), and those of the article that derives the bill of one.
 * @param placed all files, unchecked
 * @param company prices are in its currency
 */
export function dossierValues(placed: readonly Placed[], company: Company): TokenValues {
  const dataOf = (collection: string, id: string) => placed.find(({ place }) => place?.collection === collection && place.id === id)?.data
  const prices = Object.fromEntries(
    placed.flatMap(({ data, place }) => {
      const amount = place?.collection === 'products' ? valueAt(data, 'amount') : undefined
      return typeof amount === 'string' && place ? [[place.id, Number(amount)]] : []
    }),
  )
  const gateway = placed.find(({ data, place }) => place?.collection === 'products' && valueAt(data, 'kind') === 'gateway')?.place?.id
  const valuesOf = (id: DossierName): TokenValues => {
    const { site, night } = readSite(id, dataOf('dossiers', id), (product) => valueAt(dataOf('products', product), 'behaviour'))
    const rows = [{ name: 'gateway', product: gateway, count: site.gateways ?? 1 }, ...site.devices]
    const priceText = priceOf(String(priceOfDevices(rows, prices).total), company).text
    const { reading, month } = facts()
    const from = JSON.stringify([site, night, reading, month, company.locale, priceText])
    const make = () => ({
      from,
      values: {
        ...dossierFigures(id, { site, night, facts: { reading, month }, locale: company.locale, priceText }),
        ...(id === 'cold-store' && dataCostFigures(site.devices, { reading, month }, company.locale)),
      },
    })
    return madeBefore(made.get(id) ?? [], (one) => one.from === from, make).values
  }
  return Object.assign({}, ...dossierNames.map(valuesOf))
}

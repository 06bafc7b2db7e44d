import type { TokenValue } from '#src/contracts/tokens.ts'
import { prefixOf } from '../dossiers/dossier-figures.ts'
import { priceOf } from '../prices/price.ts'
import { referenceValues } from '../proof/proof-state.ts'
import { placeOf } from '../schemas/collections.ts'
import type { Company } from '../schemas/company-schema.ts'
import { deriveAvailability } from './availability-values.ts'
import { dossierValues } from './dossier-values.ts'
import { priceValues } from './price-values.ts'
import { isPublished } from './published.ts'
import { valueAt } from './value-at.ts'
import type { YamlFile } from './yaml-file.ts'

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const numberIn = (value: unknown) => (typeof value === 'number' ? value : 0)

/**
 * The counts, sums and prices that any file may name as tokens. They are needed to fill the copy before it is checked, so a file with
 * a fault counts for what it has, and one that is hidden or waits for its day for nothing.
 * @param company prices are in its currency
 * @param date `2026-11-20`
 */
export function deriveValues(files: readonly YamlFile[], company: Company, date: string) {
  const placed = files.map(({ file, data }) => ({ data, place: placeOf(file.replace(/^content\//, '')) }))
  const of = (collection: string) => placed.flatMap(({ data, place }) => (place?.collection === collection ? [data] : []))
  const page = (id: string) => placed.find(({ place }) => place?.collection === 'pages' && place.id === id)?.data
  const products = of('products').filter((product) => isPublished('products', product, date))
  const [catalogue] = of('catalogue')
  const solutions = list(valueAt(page('existing-solutions'), 'solutions', 'items'))
  const steps = list(valueAt(page('iot-product-development-step'), 'steps', 'items'))
  const gatewayAmount = valueAt(
    products.find((product) => valueAt(product, 'kind') === 'gateway'),
    'amount',
  )
  const dossiers = dossierValues(placed, company)
  return {
    ...dossiers,
    ...priceValues(placed, (id) => Number(dossiers[`${prefixOf(id)}Bill`])),
    ...deriveAvailability(products, date),
    ...referenceValues(date),
    gatewayPrice: priceOf(typeof gatewayAmount === 'string' ? gatewayAmount : undefined, company).text,
    products: products.length,
    /** The products that report to the gateway. */
    devices: products.filter((product) => valueAt(product, 'kind') !== 'gateway').length,
    services: list(valueAt(catalogue, 'services')).length,
    /** Those that can be ordered. */
    orderedServices: list(valueAt(catalogue, 'services')).filter((service) => valueAt(service, 'isOrdered') !== false).length,
    partners: list(valueAt(catalogue, 'partners')).length,
    questions: of('faq').flatMap((group) => list(valueAt(group, 'entries'))).length,
    useCases: list(valueAt(page('iot-use-cases'), 'useCases', 'items')).length,
    solutions: solutions.length,
    developmentWeeks: Math.max(0, ...steps.map((step) => numberIn(valueAt(step, 'weeks', 'to')))),
    /** Steps after which the work may end. */
    developmentStops: steps.filter((step) => valueAt(step, 'stop') !== undefined).length,
  } satisfies Readonly<Record<string, TokenValue | null>>
}

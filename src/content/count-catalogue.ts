import { placeOf } from './collections.ts'
import type { TokenValues } from './text.ts'
import type { YamlFile } from './yaml-file.ts'

/** What stands at a path of an unchecked piece of copy; undefined where there is nothing. */
const at = (data: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), data)

const length = (value: unknown) => (Array.isArray(value) ? value.length : 0)

/**
 * The counts that copy may name as tokens, from the files themselves: they are needed to fill the copy before it is checked,
 * so a file with a fault counts for what it has.
 */
export function countCatalogue(files: readonly YamlFile[]) {
  const placed = files.map(({ file, data }) => ({ data, place: placeOf(file.replace(/^content\//, '')) }))
  const of = (collection: string) => placed.flatMap(({ data, place }) => (place?.collection === collection ? [data] : []))
  const page = (id: string) => placed.find(({ place }) => place?.collection === 'pages' && place.id === id)?.data
  const products = of('products')
  const [catalogue] = of('catalogue')
  return {
    products: products.length,
    /** The products that report to the gateway. */
    devices: products.filter((product) => at(product, 'kind') !== 'gateway').length,
    services: length(at(catalogue, 'services')),
    partners: length(at(catalogue, 'partners')),
    questions: of('faq').reduce<number>((sum, group) => sum + length(at(group, 'entries')), 0),
    solutions: length(at(page('existing-solutions'), 'solutions', 'items')),
    useCases: length(at(page('iot-use-cases'), 'useCases', 'items')),
  } satisfies TokenValues
}

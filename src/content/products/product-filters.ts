import { radios } from '../schemas/availability-schema.ts'
import type { Product } from '../schemas/product-schema.ts'

/**
 * Returns, for each need of a buyer, the values that a product has. The order is that of an
 * address's parameters.
 */
const answers = {
  room: ({ rooms }: Product): readonly string[] => rooms,
  radio: ({ protocols }: Product): readonly string[] =>
    radios.filter((radio) => protocols.some((one) => one === radio)),
  power: ({ power }: Product): readonly string[] => power,
  price: ({ amount }: Product): readonly string[] => (amount === undefined ? [] : ['known']),
}
export type FilterName = keyof typeof answers
// `Object.keys` loses the type of the names.
export const filterNames = Object.keys(answers) as FilterName[]
export type ProductFilters = Partial<Record<FilterName, string>>

export const narrow = (products: readonly Product[], needs: ProductFilters): Product[] =>
  products.filter((product) =>
    filterNames.every(
      (name) => needs[name] === undefined || answers[name](product).includes(needs[name]),
    ),
  )

/** Reads the needs that a query names; none if no product meets them all. */
export function readFilters(query: URLSearchParams, products: readonly Product[]): ProductFilters {
  const named = filterNames.map((name) => [name, query.get(name)] as const)
  const needs: ProductFilters = Object.fromEntries(
    named.filter(([name, value]) =>
      products.some((product) => answers[name](product).includes(value ?? '')),
    ),
  )
  return narrow(products, needs).length > 0 ? needs : {}
}

export const queryOfFilters = (needs: ProductFilters): string =>
  new URLSearchParams(
    filterNames.flatMap((name) => (needs[name] === undefined ? [] : [[name, needs[name]]])),
  ).toString()

/**
 * Makes a choice for a need, with the number of products that meet it and the other chosen needs;
 * undefined if no product does.
 */
export function choiceOf(
  products: readonly Product[],
  needs: ProductFilters,
  name: FilterName,
  value: string,
) {
  const isChosen = needs[name] === value
  const { [name]: _, ...others } = needs
  const count = narrow(products, { ...others, [name]: value }).length
  return count === 0
    ? undefined
    : {
        value,
        count,
        isChosen,
        query: queryOfFilters(isChosen ? others : { ...others, [name]: value }),
      }
}

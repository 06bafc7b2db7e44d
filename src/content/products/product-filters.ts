import { radios } from '../schemas/availability-schema.ts'
import type { Product } from '../schemas/product-schema.ts'

/** What of a product answers a need, in the order of the parameters of an address. A need that is not listed narrows nothing. */
const answers = {
  room: ({ rooms }: Product): readonly string[] => rooms,
  radio: ({ protocols }: Product): readonly string[] => radios.filter((radio) => protocols.some((one) => one === radio)),
  power: ({ power }: Product): readonly string[] => power,
  price: ({ amount }: Product): readonly string[] => (amount === undefined ? [] : ['known']),
}
export type FilterName = keyof typeof answers
// TypeScript forgets which names went in.
export const filterNames = Object.keys(answers) as FilterName[]
export type ProductFilters = Partial<Record<FilterName, string>>

export const narrow = (products: readonly Product[], needs: ProductFilters): Product[] =>
  products.filter((product) => filterNames.every((name) => needs[name] === undefined || answers[name](product).includes(needs[name])))

/** The needs that a query names; none where no product answers them all. */
export function readFilters(query: URLSearchParams, products: readonly Product[]): ProductFilters {
  const named = filterNames.map((name) => [name, query.get(name)] as const)
  const needs: ProductFilters = Object.fromEntries(
    named.filter(([name, value]) => products.some((product) => answers[name](product).includes(value ?? ''))),
  )
  return narrow(products, needs).length > 0 ? needs : {}
}

export const queryOfFilters = (needs: ProductFilters): string =>
  new URLSearchParams(filterNames.flatMap((name) => (needs[name] === undefined ? [] : [[name, needs[name]]]))).toString()

/** A value of a need beside the needs that are chosen, with how many products answer then; none where no product does. */
export function choiceOf(products: readonly Product[], needs: ProductFilters, name: FilterName, value: string) {
  const isChosen = needs[name] === value
  const { [name]: _, ...others } = needs
  const count = narrow(products, { ...others, [name]: value }).length
  return count === 0 ? undefined : { value, count, isChosen, query: queryOfFilters(isChosen ? others : { ...others, [name]: value }) }
}

import { radios } from '../schemas/availability-schema.ts'
import type { Product } from '../schemas/product-schema.ts'

/** What of a product answers a need, in the order of the parameters of an address. A need that is not listed narrows nothing. */
const answers = {
  room: ({ rooms }: Product): readonly string[] => rooms,
  radio: ({ protocols }: Product): readonly string[] => radios.filter((radio) => protocols.some((one) => one === radio)),
  power: ({ power }: Product): readonly string[] => power,
  price: ({ amount }: Product): readonly string[] => (amount === undefined ? [] : ['known']),
}
export type NeedName = keyof typeof answers
// TypeScript forgets which names went in.
export const needNames = Object.keys(answers) as NeedName[]
export type Needs = Partial<Record<NeedName, string>>

/** The products that answer all needs. */
export const narrow = (products: readonly Product[], needs: Needs): Product[] =>
  products.filter((product) => needNames.every((name) => needs[name] === undefined || answers[name](product).includes(needs[name])))

/** The needs that a query names; none where no product answers them all. */
export function readNeeds(query: URLSearchParams, products: readonly Product[]): Needs {
  const named = needNames.map((name) => [name, query.get(name)] as const)
  const needs: Needs = Object.fromEntries(
    named.filter(([name, value]) => products.some((product) => answers[name](product).includes(value ?? ''))),
  )
  return narrow(products, needs).length > 0 ? needs : {}
}

/** The one query of some needs. */
export const queryOfNeeds = (needs: Needs): string =>
  new URLSearchParams(needNames.flatMap((name) => (needs[name] === undefined ? [] : [[name, needs[name]]]))).toString()

/** A value of a need beside the needs that are chosen, with how many products answer then; none where no product does. */
export function choiceOf(products: readonly Product[], needs: Needs, name: NeedName, value: string) {
  const isChosen = needs[name] === value
  const { [name]: _, ...others } = needs
  const count = narrow(products, { ...others, [name]: value }).length
  return count === 0 ? undefined : { value, count, isChosen, query: queryOfNeeds(isChosen ? others : { ...others, [name]: value }) }
}

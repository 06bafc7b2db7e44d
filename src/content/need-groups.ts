import {
  choiceOf,
  type FilterName,
  narrow,
  type ProductFilters,
} from './products/product-filters.ts'
import { protocolName } from './products/protocols.ts'
import { radios } from './schemas/availability-schema.ts'
import type { Product } from './schemas/product-schema.ts'
import { currentCopy } from './snapshot/copy.ts'

/**
 * Filters for a list of products, in words. Choices that no product meets are left out, and chosen
 * ones come first.
 */
export function needGroups(products: readonly Product[], needs: ProductFilters) {
  const { rooms, radios: radio, powers, price, priceKnown } = currentCopy().page('products').needs
  const group = (need: FilterName, name: string, values: { value: string; name: string }[]) => {
    const choices = values.flatMap((named) => {
      const choice = choiceOf(products, needs, need, named.value)
      return choice ? [{ ...choice, name: named.name }] : []
    })
    return {
      need,
      name,
      choices: choices.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen)),
    }
  }
  const named = radios.map((value) => ({ value, name: protocolName(value) }))
  return [
    group('room', rooms.name, rooms.choices),
    group('radio', radio, named),
    group('power', powers.name, powers.choices),
    group('price', price, [{ value: 'known', name: priceKnown }]),
  ].filter(
    // What every product has chooses none of them.
    ({ choices }) =>
      choices.length > 0 &&
      choices.some(({ count, isChosen }) => isChosen || count < narrow(products, needs).length),
  )
}

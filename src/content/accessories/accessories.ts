import { ownValue } from '#src/contracts/own-value.ts'
import { listedPrice } from '../listed-price.ts'
import { hasPage } from '../page.ts'
import type { Price } from '../prices/price.ts'
import type { Accessory } from '../schemas/accessory-schema.ts'
import { describeSet } from '../sets.ts'
import { currentCopy } from '../snapshot/copy.ts'
import { currentSnapshot } from '../snapshot/snapshot.ts'

/** The accessories that visitors see, in their order; none while their page is not there. */
export function getAccessories(): Accessory[] {
  if (!hasPage('accessories')) return []
  const accessories = currentCopy().folder('accessories')
  return currentSnapshot().derived.range.parts.flatMap(
    ({ id }) => accessories.find(({ slug }) => slug === id) ?? [],
  )
}

/** The price of an accessory, which is the owner's (content/prices.json). */
export const accessoryPrice = ({ slug }: Pick<Accessory, 'slug'>): Price =>
  listedPrice(ownValue(currentSnapshot().derived.range.amounts, slug))

/** Names of the sets of Our Solutions that hold an accessory. */
export function setsWith({ slug }: Pick<Accessory, 'slug'>): string[] {
  if (!hasPage('existing-solutions')) return []
  return currentCopy()
    .page('existing-solutions')
    .solutions.items.filter((item) => describeSet(item).rows.some(({ price }) => price === slug))
    .map(({ title }) => title)
}

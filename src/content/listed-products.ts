import { type ListedProduct, readRequestList } from '#src/contracts/contact/request-list.ts'
import { progressOf } from '#src/contracts/progress.ts'
import { productAddress } from './addresses/address-of.ts'
import { approvalsOfAll, listedWords } from './products/availability.ts'
import { listedParts } from './sets.ts'
import { settings } from './settings/settings.ts'
import { currentCopy } from './snapshot/copy.ts'

export const listedProducts = (): ListedProduct[] => [
  ...currentCopy().products.map(({ id, slug, name, amount, stage }) => ({
    slug,
    name,
    href: productAddress(id),
    amount,
    stage,
  })),
  ...listedParts(),
]

/**
 * Says what happens to the products of a request list, and the state of their type approval; empty
 * if the list names no product.
 */
export function availabilityOfList(list: string): string {
  const lines = readRequestList(list) ?? []
  const models = currentCopy().products.filter((product) =>
    lines.some(({ slug }) => slug === product.slug),
  )
  if (models.length === 0) return ''
  const approvals = approvalsOfAll(models, settings())
  return [
    listedWords(settings())[progressOf(models)],
    ...(approvals ? [`${approvals}.`] : []),
  ].join(' ')
}

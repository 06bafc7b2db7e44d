import type { ListedProduct } from '#src/contracts/request-list.ts'
import { currentCopy } from '../copy.ts'
import { listedSets } from '../prices/sets.ts'

/** The products that a request may list, as they are called and cost now, then the sets that it may name. */
export const listedProducts = (): ListedProduct[] => [
  ...currentCopy().products.map(({ id, slug, name, amount }) => ({ slug, name, href: `/product/${id}`, amount })),
  ...listedSets(),
]

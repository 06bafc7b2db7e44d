import type { ListedProduct } from '#src/contracts/request-list.ts'
import { currentCopy } from './copy.ts'

/** The products that a request may list, as they are called and cost now. */
export const listedProducts = (): ListedProduct[] =>
  currentCopy().products.map(({ id, slug, name, amount }) => ({ slug, name, href: `/product/${id}`, amount }))

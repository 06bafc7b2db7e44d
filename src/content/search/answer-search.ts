import { limits } from '#src/contracts/limits.ts'
import { summarise } from '../product-summary.ts'
import { getProducts } from '../products.ts'
import { currentCopy } from '../snapshot/copy.ts'
import { search } from './search.ts'

/** A search with its products and its words, for the page of results and for the field that answers while one types. @param most results of a kind */
export async function answerSearch(typed: string, most: number = limits.search.found) {
  const { kinds, count, nothing } = currentCopy().page('search')
  const { query, groups, nearest } = await search(typed, most)
  const products = await getProducts()
  const shown = groups.map(async ({ kind, found }) => {
    const results = found.map(async (result) => {
      const product = products.find(({ id }) => id === result.product)
      return { ...result, summary: product && (await summarise(product, 'thumbnail')) }
    })
    return { kind, name: kinds[kind], found: await Promise.all(results) }
  })
  const total = groups.reduce((sum, { found }) => sum + found.length, 0)
  const said = total === 0 ? `${nothing} “${query}”.` : `${total} ${total === 1 ? count.one : count.many}: “${query}”`
  return { query, groups: await Promise.all(shown), nearest, total, said }
}

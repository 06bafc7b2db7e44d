import { limits } from '#src/contracts/limits.ts'
import { summarise } from '../product-summary.ts'
import { currentCopy } from '../snapshot/copy.ts'
import { wordsOf } from './excerpt.ts'
import { search } from './search.ts'

/**
 * Searches for the results page and the field that answers while typing; adds data of products.
 * @param most maximum results of a kind
 */
export async function answerSearch(typed: string, most: number = limits.search.found) {
  const copy = currentCopy()
  const { kinds, count, nothing, mentioned, nearest: meant } = copy.page('search')
  const { query, groups, mention, nearest } = await search(typed, most)
  const shown = groups.map(async ({ kind, found }) => {
    const results = found.map(async (result) => {
      const product = copy.products.find(({ id }) => id === result.product)
      const isOfItself = result.name === wordsOf(result.heading)
      return { ...result, isOfItself, summary: product && (await summarise(product, 'thumbnail')) }
    })
    return { kind, name: kinds[kind], found: await Promise.all(results) }
  })
  const total = groups.reduce((sum, { found }) => sum + found.length, 0)
  const said =
    total === 0
      ? `${nothing} “${query}”.`
      : `${total} ${total === 1 ? count.one : count.many}: “${query}”`
  const suggestion = mention
    ? { said: mentioned, href: mention.href, text: wordsOf(mention.heading) }
    : nearest && { said: meant, href: `/search?q=${encodeURIComponent(nearest)}`, text: nearest }
  return { query, groups: await Promise.all(shown), suggestion, total, said }
}

import { search } from '#src/content/search/search.ts'
import { limits } from '#src/contracts/limits.ts'

export async function firstThree(query: string) {
  const { groups } = await search(query, limits.search.found)
  return groups.flatMap(({ found }) => found).slice(0, 3)
}

export const addressOf = ({ href, product }: { href: string; product?: number }) =>
  product === undefined ? href : `/product/${product}`

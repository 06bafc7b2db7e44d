import type { APIRoute } from 'astro'
import { getPage } from '#src/content/page.ts'
import { search } from '#src/content/search/search.ts'
import { limits } from '#src/contracts/limits.ts'

/** What the field in the header shows while one types: the best of each kind. */
export const GET: APIRoute = async ({ url }) => {
  const { kinds } = await getPage('search')
  const { groups, nearest } = await search(url.searchParams.get('q') ?? '', limits.search.foundAtOnce)
  const found = groups.flatMap((group) =>
    group.found.map(({ href, name, heading, product }) => ({
      kind: kinds[group.kind],
      href,
      name,
      heading: product === undefined ? heading : [],
    })),
  )
  return Response.json({ found: found.slice(0, 2 * limits.search.foundAtOnce), nearest })
}

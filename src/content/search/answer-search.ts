import { cleanTyped } from '#src/contracts/clean-text.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import { addressOfPage } from '../addresses/address-of.ts'
import { summarise } from '../product-summary.ts'
import { currentCopy } from '../snapshot/copy.ts'
import { currentSnapshot, publicSnapshot } from '../snapshot/snapshot.ts'
import { lang, words } from '../words/words.ts'
import { textOfMarked } from './excerpt.ts'
import { type AskedKind, search } from './search.ts'

/** Address of the results page, for all kinds or for a page of one. @param page 0-based */
function addressOfSearch(q: string, kind?: string, page = 0): string {
  const query = new URLSearchParams({
    q,
    ...(kind && { kind }),
    ...(page > 0 && { page: `${page}` }),
  })
  return `${addressOfPage('search')}?${query}`
}

/**
 * Searches for the results page and the field that answers while typing; adds data of products.
 * @param most maximum results of a kind
 * @param isBeingTyped whether the last word may be half a word
 * @param prefix of the visitor's language, if the page is shown in another one
 */
export async function answerSearch(
  typed: string,
  asked?: AskedKind,
  most: number = limits.search.found,
  isBeingTyped = false,
  prefix?: string,
) {
  const copy = currentCopy()
  const page = copy.page('search')
  const said = words().search
  const { query, total, groups, kinds, mention, nearest } = await search(
    cleanTyped(typed),
    most,
    asked,
    isBeingTyped,
    prefix,
  )
  const shownIn = currentSnapshot().language
  const searchedIn = prefix === undefined ? shownIn : publicSnapshot(prefix).language
  const shown = groups.map(async ({ found, ...group }) => {
    const results = found.map(async (result) => {
      const product = copy.products.find(({ id }) => id === result.product)
      const isOfItself = result.name === textOfMarked(result.heading)
      const of = result.language ?? searchedIn
      const language = of === shownIn ? undefined : of
      return {
        ...result,
        language,
        isOfItself,
        summary: product && (await summarise(product, 'thumbnail')),
      }
    })
    return {
      ...group,
      name: page.kinds[group.kind],
      counted: sayCount(said.results, group.count, {}, lang()),
      hrefOf: (page: number) => addressOfSearch(query, group.kind, page),
      found: await Promise.all(results),
    }
  })
  const status =
    total === 0 ? say(said.nothing, { query }) : sayCount(said.found, total, { query }, lang())
  const suggestion = mention
    ? { said: said.mentioned, href: mention.href, text: textOfMarked(mention.heading) }
    : nearest && { said: said.nearest, href: addressOfSearch(nearest), text: nearest }
  return {
    query,
    /** Address of the results of all kinds. */
    href: addressOfSearch(query),
    groups: await Promise.all(shown),
    /** The choices of a filter by kind: all, then each kind with results. */
    choices: [
      { name: page.all, href: addressOfSearch(query), isChosen: groups.length === kinds.length },
      ...kinds.map(({ kind, count }) => ({
        name: say(said.inKind, { kind: page.kinds[kind], count: formatNumber(count, lang()) }),
        href: addressOfSearch(query, kind),
        isChosen: groups.length < kinds.length && groups[0]?.kind === kind,
      })),
    ],
    suggestion,
    total,
    status,
  }
}

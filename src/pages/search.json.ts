import type { APIRoute } from 'astro'
import { getPage } from '#src/content/page.ts'
import { answerSearch } from '#src/content/search/answer-search.ts'
import { lang, words } from '#src/content/words/words.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import type { SearchSuggestions } from '#src/contracts/search-suggestions.ts'
import { say } from '#src/contracts/text/say.ts'

/** Returns the best results of each kind (layouts/search-field.ts). */
export const GET: APIRoute = async ({ url }) => {
  const { all, ask } = getPage('search')
  const { query, href, groups, total, suggestion, status } = await answerSearch(
    url.searchParams.get('q') ?? '',
    undefined,
    limits.search.foundAtOnce,
    true,
  )
  const shown = groups.map(({ name, count, found }) => ({
    name: say(words().search.inKind, { kind: name, count: formatNumber(count, lang()) }),
    found: found.map(({ href, name: place, heading, summary, isOfItself, language }) => ({
      href,
      // A price is written as the page is.
      languages:
        language === undefined
          ? undefined
          : { heading: language, note: summary ? undefined : language },
      heading: summary && !isOfItself ? [{ text: place, isMatch: false }] : heading,
      note: summary?.price.text ?? (isOfItself ? '' : place),
      picture: summary?.picture?.src,
    })),
  }))
  const suggested = suggestion
    ? [{ href: suggestion.href, text: say(suggestion.said, { place: suggestion.text }) }]
    : []
  const links =
    total > 0
      ? [{ href, text: all }]
      : [...suggested, { href: `/contact?searched=${encodeURIComponent(query)}`, text: ask }]
  return Response.json({ status, groups: shown, links } satisfies SearchSuggestions)
}

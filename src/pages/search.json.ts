import type { APIRoute } from 'astro'
import { getPage } from '#src/content/page.ts'
import { answerSearch } from '#src/content/search/answer-search.ts'
import type { AnswerAtOnce } from '#src/contracts/answer-at-once.ts'
import { limits } from '#src/contracts/limits.ts'

const addressOf = (page: string, name: string, words: string) => `${page}?${name}=${encodeURIComponent(words)}`

/** Best results of each kind (layouts/search-field.ts). */
export const GET: APIRoute = async ({ url }) => {
  const { all, ask, nearest: meant } = await getPage('search')
  const { query, groups, total, nearest, said } = await answerSearch(url.searchParams.get('q') ?? '', limits.search.foundAtOnce)
  const shown = groups.map(({ name, found }) => ({
    name,
    found: found.map(({ href, name: place, heading, summary }) => {
      const isOfItself = place === heading.map(({ text }) => text).join('')
      return summary
        ? {
            href,
            heading: isOfItself ? heading : [{ text: place, isMatch: false }],
            note: summary.price.text,
            picture: summary.picture?.src,
          }
        : { href, heading, note: isOfItself ? '' : place }
    }),
  }))
  const near = nearest ? [{ href: addressOf('/search', 'q', nearest), text: `${meant} ${nearest}` }] : []
  const links =
    total > 0
      ? [{ href: addressOf('/search', 'q', query), text: all }]
      : [...near, { href: addressOf('/contact', 'searched', query), text: ask }]
  return Response.json({ said, groups: shown, links } satisfies AnswerAtOnce)
}

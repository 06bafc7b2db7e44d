import { jsonScript } from './json-script.ts'

/** Pages that each visit needs anew, that nobody reads, or that another process sets (PDFs). */
const notAhead = ['/*.pdf*', '/book*', '/contact*', '/newsletter*', '/rss.xml']

/**
 * Prerenders a page when a pointer rests on its link. The rules are inline, because a separate file
 * would delay the first view.
 * @param further addresses that are not prerendered
 */
const rulesWith = (further: readonly string[]) =>
  jsonScript({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            {
              not: {
                href_matches: [
                  '/admin/*',
                  '/api/*',
                  ...notAhead,
                  '/film/*',
                  '/*\\?*region=*',
                  ...further,
                ],
              },
            },
            { not: { selector_matches: '[data-opens], [rel~=nofollow], [download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })

export const speculationRules = rulesWith([])
/** The rules of pages whose addresses begin with a language. */
export const speculationRulesWithPrefix = rulesWith(notAhead.map((path) => `/*${path}`))

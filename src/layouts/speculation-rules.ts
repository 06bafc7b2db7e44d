import { jsonScript } from '#src/contracts/json-script.ts'

/**
 * Speculation rules, in every public page: a page is rendered ahead when a pointer rests on its link. A file of their own, named by
 * a header, would be fetched beside what the first view waits for. Forms, the staff area, files and the country choice are never fetched unasked.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/admin/*', '/api/*', '/documents/*', '/film/*', '/contact*', '/newsletter*', '/*\\?*region=*', '/rss.xml'],
            },
          },
          { not: { selector_matches: '[data-opens], [rel~=nofollow], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export const speculationRules = jsonScript(rules)

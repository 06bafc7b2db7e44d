import { documentFolder } from '#src/content/addresses/address-of.ts'
import { jsonScript } from './json-script.ts'

/**
 * Prerenders a page when a pointer rests on its link. The rules are inline, because a separate file
 * would delay the first view.
 */
const rules = {
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
                `${documentFolder}*`,
                '/film/*',
                '/book*',
                '/contact*',
                '/newsletter*',
                '/*\\?*region=*',
                '/rss.xml',
              ],
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

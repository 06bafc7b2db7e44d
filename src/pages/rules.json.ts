/**
 * Speculation rules, named by the header of every page: a page is rendered ahead when a pointer rests on its link.
 * Forms, the staff area, files and the country choice are never fetched unasked.
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

export const GET = () => new Response(JSON.stringify(rules), { headers: { 'content-type': 'application/speculationrules+json' } })

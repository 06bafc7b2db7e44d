import rss from '@astrojs/rss'
import { articleAddress } from '#src/content/addresses/address-of.ts'
import { latestArticles } from '#src/content/addresses/list-pages.ts'
import { listArticles } from '#src/content/articles/articles.ts'
import { isUntranslated } from '#src/content/languages-of-page.ts'
import { getPage, hasPage } from '#src/content/page.ts'
import { settings } from '#src/content/settings/settings.ts'
import { canonicalAddress, site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { withoutMarks } from '#src/contracts/content/marks.ts'
import { dayOf } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'

export function GET() {
  // Before the first article the feed is empty, and no page names it.
  const { heading, description } = hasPage('blog')
    ? getPage('blog')
    : { heading: site().legalName, description: site().legalName }
  return rss({
    title: say(words().papers.feed, { company: site().name, heading }),
    description,
    site: canonicalAddress('/'),
    trailingSlash: false,
    items: (settings().base.isOpen ? listArticles() : [])
      .filter(({ slug }) => !isUntranslated(articleAddress(slug)))
      .slice(0, latestArticles.feed)
      .map(({ heading: title, lead, slug, date, author }) => ({
        title,
        description: withoutMarks(lead),
        link: canonicalAddress(articleAddress(slug)),
        pubDate: new Date(dayOf(date)),
        author: `${site().email} (${author})`,
      })),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${site().locale}</language><atom:link href="${canonicalAddress('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
  })
}

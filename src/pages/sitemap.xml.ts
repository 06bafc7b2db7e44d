import { languagesOfPage } from '#src/content/languages-of-page.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { listedPages } from '#src/content/share-cards.ts'
import { dayOf } from '#src/contracts/formats.ts'
import { escapeMarkup } from '#src/contracts/text/markup.ts'

/** Lists each page in each language in which it is translated, with its other languages. */
export function GET() {
  const addressOf = (path: string) => escapeMarkup(new URL(path, site().url).href)
  const alternate = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(path)}"/>`
  // A closed site has no pages for visitors.
  const pages = settings().base.isOpen ? listedPages() : []
  const urls = pages.flatMap(({ address, date }) => {
    const day = date ? `<lastmod>${dayOf(date)}</lastmod>` : ''
    const languages = languagesOfPage(address).filter(({ isTranslated }) => isTranslated)
    const alternates =
      languages.length < 2
        ? ''
        : [
            ...languages.map(({ language, href }) => alternate(language, href)),
            alternate('x-default', address),
          ].join('')
    const paths = languages.length < 2 ? [address] : languages.map(({ href }) => href)
    return paths.map((path) => `<url><loc>${addressOf(path)}</loc>${day}${alternates}</url>`)
  })
  const named = urls.some((url) => url.includes('<xhtml:'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : ''
  const text = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${named}>${urls.join('')}</urlset>`
  return new Response(text, { headers: { 'content-type': 'application/xml' } })
}

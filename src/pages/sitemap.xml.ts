import { getArticles } from '#src/content/articles/articles.ts'
import { site } from '#src/content/settings/site.ts'
import { getListedPages } from '#src/content/share-cards.ts'
import { dayOf } from '#src/contracts/formats.ts'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export async function GET() {
  const dates = new Map(
    (await getArticles()).map(({ slug, date }) => [`/blog/${slug}`, dayOf(date)]),
  )
  const urls = (await getListedPages()).map((address) => {
    const date = dates.get(address)
    return `<url><loc>${escapeXml(new URL(address, site().url).href)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`
  })
  const text = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  return new Response(text, { headers: { 'content-type': 'application/xml' } })
}

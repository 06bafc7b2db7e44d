import { site } from '#src/content/settings/site.ts'
import { listedPages } from '#src/content/share-cards.ts'
import { dayOf } from '#src/contracts/formats.ts'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function GET() {
  const urls = listedPages().map(
    ({ address, date }) =>
      `<url><loc>${escapeXml(new URL(address, site().url).href)}</loc>${date ? `<lastmod>${dayOf(date)}</lastmod>` : ''}</url>`,
  )
  const text = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  return new Response(text, { headers: { 'content-type': 'application/xml' } })
}

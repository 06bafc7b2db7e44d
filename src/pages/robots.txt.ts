import { site } from '#src/content/settings/site.ts'

export const GET = () =>
  new Response(
    `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${site().url}/sitemap.xml\n`,
  )

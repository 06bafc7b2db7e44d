import { brand } from '#src/content/settings/brand.ts'
import { site } from '#src/content/settings/site.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { withPrefix } from '#src/contracts/paths.ts'

export function GET() {
  const { light } = brand()
  return new Response(
    JSON.stringify({
      name: site().name,
      short_name: site().name,
      start_url: withPrefix(currentSnapshot().prefix, '/'),
      display: 'standalone',
      background_color: light.page,
      theme_color: light.ink,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      ],
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  )
}

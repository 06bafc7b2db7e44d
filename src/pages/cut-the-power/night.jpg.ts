import type { APIRoute } from 'astro'
import { sharedNightOf } from '#src/content/instrument.ts'
import { paintShareCard } from '../share/_paint-card.ts'

/**
 * Share card of a visitor's night; invalid values are replaced by the example site's. Not cached,
 * because there are too many nights.
 */
export const GET: APIRoute = async ({ url }) => {
  const file = await paintShareCard(sharedNightOf(url.searchParams).line)
  return new Response(new Uint8Array(file), { headers: { 'content-type': 'image/jpeg' } })
}

import type { APIRoute } from 'astro'
import { sharedNightOf } from '#src/content/dossiers/instrument.ts'
import { paintShareCard } from '../share/_paint-card.ts'

/**
 * The share card of a night that a visitor chose, with its result; what the address says wrongly is the example's. It is painted for each
 * request and not kept: there are more nights than a disk holds.
 */
export const GET: APIRoute = async ({ url }) => {
  const file = await paintShareCard(sharedNightOf(url.searchParams).line)
  return new Response(new Uint8Array(file), { headers: { 'content-type': 'image/jpeg' } })
}

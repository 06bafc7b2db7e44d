import type { APIRoute } from 'astro'
import { cachedFile, digestOf } from '#src/content/pictures/file-cache.ts'
import { findMaster, readMasterBytes } from '#src/content/pictures/picture-files.ts'
import { findShareCard } from '#src/content/share-cards.ts'
import { paintShareCard, shareCardInputs } from './_paint-card.ts'

export const GET: APIRoute = async ({ params }) => {
  const found = findShareCard(params['name']?.replace(/\.jpg$/, '') ?? '')
  if (!found) return new Response(null, { status: 404 })
  const { heading, picture } = found
  const named = picture === undefined ? undefined : await findMaster(picture)
  const master = named ? await readMasterBytes(named) : null
  const inputs = await shareCardInputs(heading, master ? digestOf(master) : undefined)
  const file = await cachedFile(digestOf(...inputs), () =>
    paintShareCard(heading, master ?? undefined),
  )
  return new Response(new Uint8Array(file), { headers: { 'content-type': 'image/jpeg' } })
}

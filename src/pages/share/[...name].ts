import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { digestOf, keepFile } from '#src/content/pictures/kept-files.ts'
import { findMaster, readMasterBytes } from '#src/content/pictures/picture-files.ts'
import { findShareCard } from '#src/content/share-cards.ts'
import { paintShareCard, shareCardInputs } from './_paint-card.ts'

/** Crops a master to the half of the card beside the heading. @returns a data address */
async function cutPhotograph(master: Uint8Array): Promise<string> {
  const cut = await sharp(master)
    .resize(540, 630, { fit: 'cover', position: 'attention' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return `data:image/jpeg;base64,${cut.toString('base64')}`
}

export const GET: APIRoute = async ({ params }) => {
  const found = await findShareCard(params['name']?.replace(/\.jpg$/, '') ?? '')
  if (!found) return new Response(null, { status: 404 })
  const { heading, picture } = found
  const named = picture === undefined ? undefined : await findMaster(picture)
  const master = named ? await readMasterBytes(named) : null
  const inputs = await shareCardInputs(heading, master ? digestOf(master) : undefined)
  const paint = async () =>
    paintShareCard(heading, master ? await cutPhotograph(master) : undefined)
  const file = await keepFile(digestOf(...inputs), paint)
  return new Response(new Uint8Array(file), { headers: { 'content-type': 'image/jpeg' } })
}

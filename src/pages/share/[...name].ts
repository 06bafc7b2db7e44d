import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import satori from 'satori'
import sharp from 'sharp'
import { digestOf, keepFile } from '#src/content/pictures/kept-files.ts'
import { findMaster, readMasterBytes } from '#src/content/pictures/picture-files.ts'
import { findShareCard } from '#src/content/pictures/share-cards.ts'
import { programRoot } from '#src/content/program-root.ts'
import { site } from '#src/content/settings/site.ts'
import { ShareCard, shareSize } from '#src/ui/brand/ShareCard.tsx'

const font = (weight: 500 | 700) =>
  readFile(path.join(programRoot, `node_modules/@fontsource/manrope/files/manrope-latin-${weight}-normal.woff`))

const jpeg = { quality: 82, mozjpeg: true } as const

/** The part of a master that fills the card's other half, as a data address. */
async function cutPhotograph(master: Uint8Array): Promise<string> {
  const cut = await sharp(master).resize(540, 630, { fit: 'cover', position: 'attention' }).jpeg({ quality: 90 }).toBuffer()
  return `data:image/jpeg;base64,${cut.toString('base64')}`
}

/** The share picture of one page, made again when something on it has changed. */
export const GET: APIRoute = async ({ params }) => {
  const found = await findShareCard(params['name']?.replace(/\.jpg$/, '') ?? '')
  if (!found) return new Response(null, { status: 404 })
  const { heading, picture } = found
  const fonts = { 500: await font(500), 700: await font(700) }
  const named = picture === undefined ? undefined : await findMaster(picture)
  const master = named ? await readMasterBytes(named) : null
  const card = (photograph?: string) => createElement(ShareCard, { company: site().name, heading, picture: photograph })
  const paint = async () => {
    const svg = await satori(card(master ? await cutPhotograph(master) : undefined), {
      ...shareSize,
      fonts: [
        { name: 'Manrope', data: fonts[500], weight: 500 },
        { name: 'Manrope', data: fonts[700], weight: 700 },
      ],
    })
    return sharp(Buffer.from(svg)).jpeg(jpeg).toBuffer()
  }
  const markup = renderToStaticMarkup(card(master ? digestOf(master) : undefined))
  const file = await keepFile(digestOf(markup, JSON.stringify([shareSize, jpeg]), fonts[500], fonts[700]), paint)
  return new Response(new Uint8Array(file), { headers: { 'content-type': 'image/jpeg' } })
}

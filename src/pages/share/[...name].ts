import { readFile } from 'node:fs/promises'
import type { APIRoute } from 'astro'
import { createElement } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import { site } from '#content/site.ts'
import { type ShareCard as Card, getShareCards } from '#src/content/share-cards.ts'
import { ShareCard, shareSize } from '#src/ui/brand/ShareCard.tsx'

export async function getStaticPaths() {
  return (await getShareCards()).map((card) => ({ params: { name: `${card.name}.jpg` }, props: card }))
}

const font = (weight: 500 | 700) => readFile(`node_modules/@fontsource/manrope/files/manrope-latin-${weight}-normal.woff`)

/** The master as a data address, cut to the half it fills. It is read here because an import would deliver it. */
async function photograph(name: string): Promise<string | undefined> {
  const master = await readFile(`src/assets/pictures/${name}.webp`).catch(() => null)
  if (!master) return undefined
  const cut = await sharp(master).resize(540, 630, { fit: 'cover', position: 'attention' }).jpeg({ quality: 90 }).toBuffer()
  return `data:image/jpeg;base64,${cut.toString('base64')}`
}

/** The share picture of one page, made when the site is built. */
export const GET: APIRoute<Card> = async ({ props: { heading, picture } }) => {
  const card = createElement(ShareCard, { company: site.name, heading, picture: picture && (await photograph(picture)) })
  const svg = await satori(card, {
    ...shareSize,
    fonts: [
      { name: 'Manrope', data: await font(500), weight: 500 },
      { name: 'Manrope', data: await font(700), weight: 700 },
    ],
  })
  const file = await sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  return new Response(new Uint8Array(file), { headers: { 'content-type': 'image/jpeg' } })
}

/** Paints share cards. The underscore prevents Astro from making this file a page. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import satori from 'satori'
import sharp from 'sharp'
import { programRoot } from '#src/content/kit/program-root.ts'
import { site } from '#src/content/settings/site.ts'
import { ShareCard, shareSize } from '#src/ui/brand/ShareCard.tsx'

const font = (weight: 500 | 700) =>
  readFile(
    path.join(
      programRoot,
      `node_modules/@fontsource/manrope/files/manrope-latin-${weight}-normal.woff`,
    ),
  )

const jpeg = { quality: 82, mozjpeg: true } as const

const card = (heading: string, picture?: string) =>
  createElement(ShareCard, { company: site().name, heading, picture })

/** @param picture the photograph as a data address @returns the bytes of a JPEG file */
export async function paintShareCard(heading: string, picture?: string): Promise<Buffer> {
  const [medium, bold] = await Promise.all([font(500), font(700)])
  const svg = await satori(card(heading, picture), {
    ...shareSize,
    fonts: [
      { name: 'Manrope', data: medium, weight: 500 },
      { name: 'Manrope', data: bold, weight: 700 },
    ],
  })
  return sharp(Buffer.from(svg)).jpeg(jpeg).toBuffer()
}

/**
 * Returns everything on which a card's bytes depend.
 * @param picture substitute for the photograph, such as its digest
 */
export const shareCardInputs = async (
  heading: string,
  picture?: string,
): Promise<(string | Uint8Array)[]> => [
  renderToStaticMarkup(card(heading, picture)),
  JSON.stringify([shareSize, jpeg]),
  await font(500),
  await font(700),
]

/** Paints share cards. The underscore prevents Astro from making this file a page. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import satori from 'satori'
import { programRoot } from '#src/content/kit/program-root.ts'
import { digestOf } from '#src/content/pictures/file-cache.ts'
import { sharp } from '#src/content/pictures/lazy-sharp.ts'
import { brand } from '#src/content/settings/brand.ts'
import { site } from '#src/content/settings/site.ts'
import { wholeTypefaces } from '#src/content/whole-typefaces.ts'
import { ShareCard, shareSize } from '#src/ui/brand/ShareCard.tsx'

async function readTypefaces() {
  const fonts = await Promise.all(
    wholeTypefaces(500, 700).map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(path.join(programRoot, file)),
    })),
  )
  return { fonts, digest: digestOf(...fonts.map(({ data }) => data)) }
}
let typefaces: ReturnType<typeof readTypefaces> | undefined
/** Reads the typefaces once, because satori parses a list of them once. */
const loadTypefaces = () => {
  typefaces ??= readTypefaces()
  return typefaces
}

const jpeg = { quality: 82, mozjpeg: true } as const

const card = (heading: string, picture?: string) =>
  createElement(ShareCard, { company: site().name, heading, picture })

/** Crops a photograph to the half of the card beside the heading. @returns a data address */
async function cutPhotograph(photograph: Uint8Array): Promise<string> {
  const cut = await sharp(photograph)
    .resize(540, 630, { fit: 'cover', position: 'attention' })
    .flatten({ background: brand().light.page })
    .jpeg({ quality: 90 })
    .toBuffer()
  return `data:image/jpeg;base64,${cut.toString('base64')}`
}

/** Lays a card out as SVG with outlines instead of letters. */
async function layOutShareCard(heading: string, photograph?: Uint8Array): Promise<string> {
  const picture = photograph && (await cutPhotograph(photograph))
  const { fonts } = await loadTypefaces()
  return satori(card(heading, picture), { ...shareSize, fonts })
}

/** @param photograph bytes of a picture file @returns the bytes of a JPEG file */
export const paintShareCard = async (heading: string, photograph?: Uint8Array): Promise<Buffer> =>
  sharp(Buffer.from(await layOutShareCard(heading, photograph)))
    .jpeg(jpeg)
    .toBuffer()

/**
 * Returns everything on which a card's bytes depend.
 * @param picture substitute for the photograph, such as its digest
 */
export const shareCardInputs = async (heading: string, picture?: string): Promise<string[]> => [
  renderToStaticMarkup(card(heading, picture)),
  JSON.stringify([shareSize, jpeg, brand().light.page]),
  (await loadTypefaces()).digest,
]

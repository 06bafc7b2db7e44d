import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { sharp } from '#src/content/pictures/lazy-sharp.ts'
import { type OutlinedText, outlineText } from '#src/content/pictures/outline-text.ts'
import { brand } from '#src/content/settings/brand.ts'
import { site } from '#src/content/settings/site.ts'
import { AppIcon } from './AppIcon.tsx'

/**
 * Margins of the symbol: small in a tab; larger on home screens, whose mask may cut off a tenth on
 * each side.
 */
const margins = { tab: 0.1, homeScreen: 0.25 } as const

/** Width to height, or height to width, from which a logo is tiny in a square. */
const widest = 1.5

/** The first letter of the company's name; undefined if its logo fills a square. */
async function findInitial(): Promise<OutlinedText | undefined> {
  const { side, ratio = 1 } = brand().symbol
  const [letter] = site().name.match(/[\p{L}\p{N}]/u) ?? []
  if (letter === undefined || Math.max(ratio, 1 / ratio) < widest) return undefined
  const outlined = await outlineText(letter.toUpperCase(), { fontSize: side, height: side })
  return outlined.outline === '' ? undefined : outlined
}

async function draw(props: Omit<Parameters<typeof AppIcon>[0], 'initial'>): Promise<Buffer> {
  const initial = await findInitial()
  return Buffer.from(renderToStaticMarkup(createElement(AppIcon, { ...props, initial })))
}
const paint = async (size: number, margin: number) =>
  sharp(await draw({ size, margin }))
    .png({ palette: true, effort: 10 })
    .toBuffer()

/** Packs PNG pictures into /favicon.ico: a directory, then the pictures. */
async function packIco(sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => paint(size, margins.tab)))
  const directory = Buffer.alloc(6 + 16 * sizes.length)
  directory.writeUInt16LE(1, 2) // type: icon, not cursor
  directory.writeUInt16LE(sizes.length, 4)
  let offset = directory.length
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index
    directory.writeUInt8(sizes[index] ?? 0, entry)
    directory.writeUInt8(sizes[index] ?? 0, entry + 1)
    directory.writeUInt16LE(1, entry + 4) // colour planes
    directory.writeUInt16LE(32, entry + 6) // bits per pixel
    directory.writeUInt32LE(picture.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  }
  return Buffer.concat([directory, ...pictures])
}

const icons = {
  'favicon.svg': { type: 'image/svg+xml', make: () => draw({ margin: margins.tab }) },
  'favicon.ico': { type: 'image/x-icon', make: () => packIco([16, 32, 48]) },
  'apple-touch-icon.png': { type: 'image/png', make: () => paint(180, margins.homeScreen) },
  'icon-192.png': { type: 'image/png', make: () => paint(192, margins.homeScreen) },
  'icon-512.png': { type: 'image/png', make: () => paint(512, margins.homeScreen) },
} as const

export async function drawIcon(name: keyof typeof icons): Promise<Response> {
  const { type, make } = icons[name]
  return new Response(new Uint8Array(await make()), { headers: { 'content-type': type } })
}

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { sharp } from '#src/content/pictures/lazy-sharp.ts'
import { AppIcon } from './AppIcon.tsx'

/**
 * Margins of the symbol: small in a tab; larger on home screens, whose mask may cut off a tenth on
 * each side.
 */
const margins = { tab: 0.1, homeScreen: 0.25 } as const

const draw = (props: Parameters<typeof AppIcon>[0]) =>
  Buffer.from(renderToStaticMarkup(createElement(AppIcon, props)))
const paint = (size: number, margin: number) =>
  sharp(draw({ size, margin })).png({ palette: true, effort: 10 }).toBuffer()

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
  'favicon.svg': { type: 'image/svg+xml', make: async () => draw({ margin: margins.tab }) },
  'favicon.ico': { type: 'image/x-icon', make: () => packIco([16, 32, 48]) },
  'apple-touch-icon.png': { type: 'image/png', make: () => paint(180, margins.homeScreen) },
  'icon-192.png': { type: 'image/png', make: () => paint(192, margins.homeScreen) },
  'icon-512.png': { type: 'image/png', make: () => paint(512, margins.homeScreen) },
} as const

export async function drawIcon(name: keyof typeof icons): Promise<Response> {
  const { type, make } = icons[name]
  return new Response(new Uint8Array(await make()), { headers: { 'content-type': type } })
}

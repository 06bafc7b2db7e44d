import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** What stands in a frame until its picture is there, drawn and not fetched: the picture's colours from top to bottom. */
export type Placeholder = { id: string; colours: string[] }

/** A browser blends so few softly into each other; more show nothing that helps. */
const rows = 4

/** @param name a WebP master under src/assets/pictures, without its ending */
export async function makePlaceholder(name: string): Promise<Placeholder> {
  const resized = sharp(await readFile(`src/assets/pictures/${name}.webp`)).resize({ width: 1, height: rows, fit: 'fill' })
  const data = await resized.removeAlpha().raw().toBuffer()
  const colours = Array.from({ length: rows }, (_, row) => `#${data.subarray(row * 3, row * 3 + 3).toString('hex')}`)
  return { id: `${name.replaceAll('/', '-')}-ground`, colours }
}

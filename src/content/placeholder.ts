import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Pixels across. A browser draws so few softly when it enlarges them; more weigh more and show nothing that helps. */
const width = 24

/**
 * A picture in about 150 bytes, as an address that holds it: what stands in a frame until the picture itself is there.
 * @param name a WebP master under src/assets/pictures, without its ending
 */
export async function makePlaceholder(name: string): Promise<{ src: string; width: number; height: number }> {
  const resized = sharp(await readFile(`src/assets/pictures/${name}.webp`)).resize({ width })
  const { data, info } = await resized.webp({ quality: 40, effort: 6 }).toBuffer({ resolveWithObject: true })
  return { src: `data:image/webp;base64,${data.toString('base64')}`, width: info.width, height: info.height }
}

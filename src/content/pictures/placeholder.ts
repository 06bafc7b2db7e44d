import path from 'node:path'
import { memoizeByFile } from '../kit/memoize.ts'
import { programRoot } from '../kit/program-root.ts'
import { sharp } from './lazy-sharp.ts'

/**
 * Stand-in for a picture until it has loaded, drawn by the page without a request: the picture's
 * colours from top to bottom.
 */
export type Placeholder = { id: string; colours: string[] }

/** Four colours blend softly in a browser; more would not help. */
const rows = 4

const readColours = memoizeByFile(async (file) => {
  const data = await sharp(file)
    .resize({ width: 1, height: rows, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return Array.from(
    { length: rows },
    (_, row) => `#${data.subarray(row * 3, row * 3 + 3).toString('hex')}`,
  )
})

/** @param name a WebP master under src/assets/pictures, without its ending */
export const makePlaceholder = async (name: string): Promise<Placeholder> => ({
  id: `${name.replaceAll('/', '-')}-ground`,
  colours: await readColours(path.join(programRoot, `src/assets/pictures/${name}.webp`)),
})

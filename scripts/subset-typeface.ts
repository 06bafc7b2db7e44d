/**
 * `npm run subset:typeface`: extracts the parts of typefaces that pages need from the packages'
 * files (src/content/typeface.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import {
  charactersOf,
  core,
  dotted,
  mono,
  monoNaira,
  partWeights,
  type TypefacePart,
} from '../src/content/typeface.ts'

/**
 * Extracts a part without hints, which take a third of Plex Mono and only help without
 * anti-aliasing. Equal sources give equal bytes.
 */
export const cutOut = ({ source, ranges, features, isVariable }: TypefacePart) =>
  subsetFont(readFileSync(source), charactersOf(ranges).join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(isVariable && { variationAxes: { wght: { ...partWeights, default: partWeights.min } } }),
  })

if (import.meta.main) {
  for (const part of [core, dotted, mono, monoNaira]) {
    const font = await cutOut(part)
    writeFileSync(part.file, font)
    console.log(`${part.file}: ${font.length} bytes`)
  }
}

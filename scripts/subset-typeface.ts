/**
 * `npm run subset:typeface`: extracts the parts of typefaces that pages need from the packages'
 * files (src/content/typeface.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import {
  core,
  currencySign,
  dotted,
  mono,
  partWeights,
  type TypefacePart,
} from '../src/content/typeface.ts'

/** Returns every character of the ranges. @param ranges written as in CSS, such as `U+0020-007E` */
export function charactersOf(ranges: readonly string[]): string {
  return ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((number) => Number.parseInt(number, 16))
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')
}

/**
 * Extracts a part without hints, which take a third of Plex Mono and only help without
 * anti-aliasing. Equal sources give equal bytes.
 */
export const cutOut = ({ source, ranges, features, isVariable }: TypefacePart) =>
  subsetFont(readFileSync(source), charactersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(isVariable && { variationAxes: { wght: { ...partWeights, default: partWeights.min } } }),
  })

if (import.meta.main) {
  for (const part of [core, dotted, mono, currencySign]) {
    const font = await cutOut(part)
    writeFileSync(part.file, font)
    console.log(`${part.file}: ${font.length} bytes`)
  }
}

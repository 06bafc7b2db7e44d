const packaged = './node_modules/@fontsource-variable/manrope/files'
/**
 * The package's files: letters of western Europe, and Vietnamese letters, some of which Yoruba has
 * too.
 */
const [latin, vietnamese] = [
  `${packaged}/manrope-latin-wght-normal.woff2`,
  `${packaged}/manrope-vietnamese-wght-normal.woff2`,
] as const

/** A subset of a typeface, cut from a file of its package: `npm run subset:typeface`. */
export type TypefacePart = {
  file: `./${string}`
  source: string
  ranges: readonly [string, ...string[]]
  features: readonly string[]
  isVariable: boolean
}

/** Reads ranges that are written as in CSS; there is one at least. */
const rangesOf = (written: string) => written.trim().split(/,\s+/) as [string, ...string[]]

/** Returns every character of the ranges. @param ranges written as in CSS, such as `U+0020-007E` */
export const charactersOf = (ranges: readonly string[]): string[] =>
  ranges.flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((number) => Number.parseInt(number, 16))
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  })

export const partWeights = { min: 400, max: 700 } as const

/**
 * The part that fits into a connection's first packets: characters
 * for English, and the features used.
 */
export const core = {
  file: './src/assets/fonts/manrope-core.woff2',
  source: latin,
  ranges: rangesOf(`
    U+0020-0022, U+0024-003B, U+003D, U+003F-005A, U+005F-007A, U+007C, U+00A0, U+00A9,
    U+00B0-00B2, U+00B5, U+00B7, U+00D7, U+00EC, U+00F7, U+2013-2014, U+2019, U+201C-201D,
    U+2026, U+2060, U+2212
  `),
  features: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'],
  isVariable: true,
} as const satisfies TypefacePart

/**
 * The letters of Yoruba that English lacks: letters with a dot below. No file of Manrope has the
 * accents that are put on them (`needsSecondFace`).
 */
export const dotted = {
  file: './src/assets/fonts/manrope-dotted.woff2',
  source: vietnamese,
  ranges: ['U+1EB8-1EB9', 'U+1ECC-1ECD'],
  features: ['kern', 'ccmp', 'locl', 'mark', 'mkmk'],
  isVariable: true,
} as const satisfies TypefacePart

/** The letters of Vietnamese that neither English nor Yoruba has. */
export const vietnameseLetters = {
  file: vietnamese,
  ranges: ['U+1EA0-1EB7', 'U+1EBA-1ECB', 'U+1ECE-1EF1'],
} as const

/** Letters of other European languages, such as ł and ș, and signs of currencies, such as ₺. */
export const european = {
  file: `${packaged}/manrope-latin-ext-wght-normal.woff2`,
  ranges: rangesOf(`
    U+0100-0113, U+0116-012B, U+012E-0130, U+0134-0137, U+0139-013E, U+0141-0148,
    U+014A-014D, U+0150-0151, U+0154-017E, U+0192, U+01A0-01A1, U+01AF-01B0, U+0218-021B, U+0259,
    U+02C7, U+02DD, U+1E80-1E85, U+1E9E, U+1EF2-1EF9, U+2020, U+20A3, U+20A9-20AB, U+20AE, U+20B1,
    U+20B4, U+20B9-20BA, U+20BD, U+20BF
  `),
} as const

/**
 * Characters of labels, codes and drawings: IBM Plex Mono in the one weight that the styles use.
 */
export const mono = {
  file: './src/assets/fonts/plex-mono.woff2',
  source: './node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  ranges: rangesOf(`
    U+0020-007E, U+00A0, U+00A9, U+00B0-00B2, U+00B5, U+00B7, U+00BC-00BE, U+00D7, U+00F7,
    U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC, U+2191, U+2193, U+2212
  `),
  features: [],
  isVariable: false,
} as const satisfies TypefacePart

/** The naira sign in codes and drawings. */
export const monoNaira = {
  file: './src/assets/fonts/plex-naira.woff2',
  source: './node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-400-normal.woff2',
  ranges: ['U+20A6'],
  features: [],
  isVariable: false,
} as const satisfies TypefacePart

/**
 * The naira sign and the narrow no-break space, which Manrope lacks, drawn to suit it
 * (scripts/draw-signs.py).
 */
export const signs = {
  file: './src/assets/fonts/signs.woff2',
  ranges: ['U+20A6', 'U+202F'],
} as const

/**
 * The rest of the package's Latin file: fetched when a page uses one of these characters, and never
 * preloaded.
 */
export const further = {
  file: latin,
  ranges: rangesOf(`
    U+0023, U+003C, U+003E, U+005B-005E, U+007B, U+007D-007E, U+00A1-00A8, U+00AA-00AF,
    U+00B3-00B4, U+00B6, U+00B8-00D6, U+00D8-00EB, U+00ED-00F6, U+00F8-00FF, U+0131,
    U+0152-0153, U+02C6, U+02DA, U+02DC, U+2018, U+201A, U+201E, U+2022, U+2039-203A, U+2044,
    U+20AC, U+2122, U+2191, U+2193, U+2215
  `),
} as const

/** All parts of Manrope. */
export const manrope = [core, dotted, vietnameseLetters, european, further] as const

/** The combining marks, and the Latin letters that Manrope lacks, as ranges of a pattern. */
function rangesOfMissing(): string {
  const drawn = new Set(manrope.flatMap(({ ranges }) => charactersOf(ranges)))
  const isMissing = (code: number) => {
    const letter = String.fromCodePoint(code)
    return /[\u0300-\u036f]|(?=\p{Script=Latin})\p{L}/u.test(letter) && !drawn.has(letter)
  }
  const written = (code: number) => `\\u{${code.toString(16)}}`
  let ranges = ''
  for (let code = 0x80; code < 0x10000; code++) {
    if (!isMissing(code)) continue
    const first = code
    while (isMissing(code + 1)) code++
    ranges += `${written(first)}-${written(code)}`
  }
  return ranges
}

/**
 * A character class of the combining marks and Latin letters that Manrope lacks, such as ɓ, ṣ and the
 * accent of ọ̀, for JavaScript and Typst.
 */
export const missingLetters = `[${rangesOfMissing()}]`
const missing = new RegExp(missingLetters, 'u')

/**
 * Whether Manrope lacks a letter of a text. A browser would take this letter alone from the second
 * face, in the middle of its word.
 */
export const needsSecondFace = (text: string): boolean =>
  missing.test(text) && missing.test(text.normalize('NFC'))

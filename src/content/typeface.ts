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

/** The letters of Yoruba that English lacks: letters with a dot below, and their accents. */
export const dotted = {
  file: './src/assets/fonts/manrope-dotted.woff2',
  source: vietnamese,
  ranges: ['U+0300-0301', 'U+0323', 'U+1EB8-1EB9', 'U+1ECC-1ECD'],
  features: ['kern', 'ccmp', 'locl', 'mark', 'mkmk'],
  isVariable: true,
} as const satisfies TypefacePart

/** Letters of other European languages, such as ł and ș. */
export const european = {
  file: `${packaged}/manrope-latin-ext-wght-normal.woff2`,
  ranges: rangesOf('U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF'),
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

/** The naira sign, which Manrope lacks; fetched only if no system typeface has it. */
export const currencySign = {
  file: './src/assets/fonts/currency-sign.woff2',
  source: './node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-400-normal.woff2',
  ranges: ['U+20A6'],
  features: [],
  isVariable: false,
} as const satisfies TypefacePart

/**
 * The rest of the package's Latin file: fetched when a page uses one of these characters, and never
 * preloaded.
 */
export const further = {
  file: latin,
  ranges: rangesOf(`
    U+0023, U+003C, U+003E, U+005B-005E, U+007B, U+007D-007E, U+00A1-00A8, U+00AA-00AF,
    U+00B3-00B4, U+00B6, U+00B8-00D6, U+00D8-00EB, U+00ED-00F6, U+00F8-00FF, U+0131,
    U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-2012, U+2015-2018, U+201A-201B,
    U+201E-2025, U+2027-205F, U+20AC, U+2122, U+2191, U+2193, U+2215
  `),
} as const

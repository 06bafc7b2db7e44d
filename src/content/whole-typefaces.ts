/**
 * Whole typefaces, as files of the program, for share cards, logos and papers. Pages fetch parts of the same typefaces (typeface.ts).
 */
type WholeTypeface = {
  name: 'Manrope' | 'Signs' | 'IBM Plex Mono' | 'DejaVu Sans' | 'Noto Emoji'
  weight: ManropeWeight
  file: string
}

const manropeStyles = {
  200: '200ExtraLight',
  300: '300Light',
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
  800: '800ExtraBold',
} as const
type ManropeWeight = keyof typeof manropeStyles

export const manrope = (weight: ManropeWeight): WholeTypeface => {
  const style = manropeStyles[weight]
  return {
    name: 'Manrope',
    weight,
    file: `node_modules/@expo-google-fonts/manrope/${style}/Manrope_${style}.ttf`,
  }
}

/** The weights that scripts/draw-signs.py draws. */
type SignsWeight = Extract<ManropeWeight, 400 | 500 | 600 | 700>
const signsOf = (weight: SignsWeight): WholeTypeface => ({
  name: 'Signs',
  weight,
  file: `src/assets/fonts/signs-${weight}.ttf`,
})

/**
 * Typefaces of what is drawn without a browser, the first with a character draws it: DejaVu Sans
 * has scripts and signs that the others lack, such as Arabic, Hebrew and N’Ko; Noto Emoji
 * has the emoji.
 * @param weights of Manrope and of the signs that it lacks
 */
export const wholeTypefaces = (...weights: SignsWeight[]): WholeTypeface[] => [
  ...weights.map(manrope),
  ...weights.map(signsOf),
  { name: 'DejaVu Sans', weight: 400, file: 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
  {
    name: 'DejaVu Sans',
    weight: 700,
    file: 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  },
  {
    name: 'IBM Plex Mono',
    weight: 400,
    file: 'node_modules/@expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf',
  },
  {
    name: 'Noto Emoji',
    weight: 700,
    file: 'node_modules/@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
  },
]

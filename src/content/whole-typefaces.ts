/**
 * Whole typefaces, as files of their packages below `node_modules`, for share cards, logos and
 * papers. Pages fetch parts of the same typefaces (typeface.ts).
 */
type WholeTypeface = {
  name: 'Manrope' | 'IBM Plex Mono' | 'DejaVu Sans' | 'Noto Emoji'
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
    file: `@expo-google-fonts/manrope/${style}/Manrope_${style}.ttf`,
  }
}

/**
 * Typefaces of what is drawn without a browser, the first with a character draws it: DejaVu Sans
 * has scripts and signs that the others lack, such as Arabic, Hebrew, N’Ko and the naira; Noto Emoji
 * has the emoji.
 * @param weights of Manrope
 */
export const wholeTypefaces = (...weights: ManropeWeight[]): WholeTypeface[] => [
  ...weights.map(manrope),
  { name: 'DejaVu Sans', weight: 400, file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
  { name: 'DejaVu Sans', weight: 700, file: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' },
  {
    name: 'IBM Plex Mono',
    weight: 400,
    file: '@expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf',
  },
  {
    name: 'Noto Emoji',
    weight: 700,
    file: '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
  },
]

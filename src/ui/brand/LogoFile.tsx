import { brand } from '#src/content/settings/brand.ts'
import { fromSettings } from '#src/content/settings/settings.ts'
import { LogoSymbol } from './LogoSymbol.tsx'
import { frameOf } from './SymbolDrawing.tsx'

/** Scale of the files relative to the logo in the header, large enough for smooth outlines. */
export const logoFileScale = 10

export const logoInks = fromSettings(() => {
  const { light, dark, oneColour } = brand()
  return {
    'on-light': { ink: light.ink, signal: light.signal },
    'on-dark': { ink: dark.ink, signal: dark.signal },
    mono: { ink: oneColour, signal: oneColour },
  } as const
})

export const logoFiles = () =>
  Object.entries(logoInks()).flatMap(([on, inks]) => [
    { name: `logo-${on}.svg`, inks, hasWord: true },
    { name: `symbol-${on}.svg`, inks, hasWord: false },
  ])

type Props = {
  company: string
  ink: string
  signal: string
  /**
   * Outline of the name and its width, in the scale of the files. If absent, only the symbol is
   * drawn.
   */
  word?: { outline: string; width: number } | undefined
}

/** The logo as a file that needs no typeface or style sheet, as large as in the header. */
export const LogoFile = ({ company, ink, signal, word: named }: Props) => {
  const { logo, symbol } = brand()
  const { width, height } = frameOf(symbol, logo.symbol)
  const word = symbol.hasName ? undefined : named
  const side = logo.symbol * logoFileScale
  const start = (width + logo.gap) * logoFileScale
  const above = ((logo.symbol - height) / 2) * logoFileScale
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={
        word
          ? `0 0 ${Math.ceil(start + word.width)} ${side}`
          : `0 ${above} ${width * logoFileScale} ${height * logoFileScale}`
      }
      fill="none"
    >
      <title>{company}</title>
      <g transform={`translate(0 ${above}) scale(${logoFileScale})`}>
        <LogoSymbol ink={ink} signal={signal} />
      </g>
      {word && <path transform={`translate(${start} 0)`} d={word.outline} fill={ink} />}
    </svg>
  )
}

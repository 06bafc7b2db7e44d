export type DrawnSymbol = {
  side: number
  paths: readonly {
    d: string
    colour: string
    stroke?: number | undefined
    transform?: string | undefined
    isEvenOdd?: boolean | undefined
    isRound?: boolean | undefined
  }[]
  /** Address or data of a PNG that is shown instead of the paths. */
  picture?: string | undefined
  isOneInk?: boolean | undefined
  /** Width to height of the drawing in the middle of the square; 1 without one. */
  ratio?: number | undefined
  /** Whether the company's name is part of the drawing. */
  hasName?: boolean | undefined
}

type Props = {
  symbol: DrawnSymbol
  /** Height, and width of what is as wide as high. */
  size: number
  ink?: string
  signal?: string
  /** Whether the whole square is drawn, as for icons. */
  isSquare?: boolean | undefined
}

/** Most times that a logo is wider than the height of the line that it stands in. */
const widest = 4

/** The part of the square that a drawing fills, and its size in pixels. */
export function frameOf({ side, ratio = 1 }: DrawnSymbol, size: number, isSquare = false) {
  if (isSquare || ratio === 1) return { viewBox: `0 0 ${side} ${side}`, width: size, height: size }
  const [width, height] = ratio > 1 ? [side, side / ratio] : [side * ratio, side]
  const scale = Math.min(size / height, (widest * size) / width)
  return {
    viewBox: `${(side - width) / 2} ${(side - height) / 2} ${width} ${height}`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

/** Draws a symbol. Where ink and signal are one colour, as for print, all of it has that colour. */
export const SymbolDrawing = ({
  symbol,
  size,
  ink = 'currentColor',
  signal = 'var(--signal)',
  isSquare = false,
}: Props) => {
  const { side, paths, picture, isOneInk } = symbol
  return (
    <svg {...frameOf(symbol, size, isSquare)} fill="none" aria-hidden="true">
      {picture && <image href={picture} width={side} height={side} />}
      {paths.map(({ d, colour, stroke, transform, isEvenOdd, isRound }, index) => {
        const paint =
          isOneInk || ink === signal || colour === 'ink'
            ? ink
            : colour === 'signal'
              ? signal
              : colour
        const round = isRound && ({ strokeLinecap: 'round', strokeLinejoin: 'round' } as const)
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: paths may be alike, and their order stays
            key={index}
            d={d}
            transform={transform}
            {...(stroke ? { stroke: paint, strokeWidth: stroke, ...round } : { fill: paint })}
            {...(isEvenOdd && { fillRule: 'evenodd' as const })}
          />
        )
      })}
    </svg>
  )
}

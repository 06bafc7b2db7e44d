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
}

type Props = { symbol: DrawnSymbol; size: number; ink?: string; signal?: string }

/** Draws a symbol. Where ink and signal are one colour, as for print, all of it has that colour. */
export const SymbolDrawing = ({
  symbol: { side, paths, picture, isOneInk },
  size,
  ink = 'currentColor',
  signal = 'var(--signal)',
}: Props) => (
  <svg viewBox={`0 0 ${side} ${side}`} width={size} height={size} fill="none" aria-hidden="true">
    {picture && <image href={picture} width={side} height={side} />}
    {paths.map(({ d, colour, stroke, transform, isEvenOdd, isRound }, index) => {
      const paint =
        isOneInk || ink === signal || colour === 'ink' ? ink : colour === 'signal' ? signal : colour
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

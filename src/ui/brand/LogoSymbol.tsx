import { brand } from '#src/content/settings/brand.ts'

type Props = { size?: number; ink?: string; signal?: string }

export const LogoSymbol = ({ size, ink = 'currentColor', signal = 'var(--signal)' }: Props) => {
  const { logo, symbol } = brand()
  const side = size ?? logo.symbol
  return (
    <svg
      viewBox={`0 0 ${symbol.side} ${symbol.side}`}
      width={side}
      height={side}
      fill="none"
      aria-hidden="true"
    >
      {symbol.paths.map(({ d, colour, stroke }) => {
        const paint = { ink, signal }[colour]
        return stroke ? (
          <path key={d} d={d} stroke={paint} strokeWidth={stroke} />
        ) : (
          <path key={d} d={d} fill={paint} />
        )
      })}
    </svg>
  )
}

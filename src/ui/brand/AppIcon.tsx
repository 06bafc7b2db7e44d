import type { OutlinedText } from '#src/content/pictures/outline-text.ts'
import { brand } from '#src/content/settings/brand.ts'
import { site } from '#src/content/settings/site.ts'
import { LogoSymbol } from './LogoSymbol.tsx'

type Props = {
  /** Margin on each side of the symbol, as a share of the symbol's side. */
  margin: number
  /**
   * Width and height in pixels. An icon without a size has round corners and follows the browser's
   * colour scheme.
   */
  size?: number
  /** Drawn instead of a symbol that would be tiny in a square. */
  initial?: OutlinedText | undefined
}

const adaptive = ({ light, dark }: ReturnType<typeof brand>) =>
  `svg{color:${light.ink}}rect{fill:${light.surface}}@media(prefers-color-scheme:dark){svg{color:${dark.ink}}rect{fill:${dark.surface}}}`

export const AppIcon = ({ margin, size, initial }: Props) => {
  const { light, symbol } = brand()
  const ink = size ? light.ink : 'currentColor'
  const edge = symbol.side * margin
  const side = symbol.side + 2 * edge
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-edge} ${-edge} ${side} ${side}`}
      width={size}
      height={size}
    >
      <title>{site().name}</title>
      {!size && <style>{adaptive(brand())}</style>}
      <rect
        x={-edge}
        y={-edge}
        width={side}
        height={side}
        rx={size ? 0 : side / 4}
        fill={light.page}
      />
      {initial ? (
        <path
          transform={`translate(${(symbol.side - initial.width) / 2} 0)`}
          d={initial.outline}
          fill={ink}
        />
      ) : (
        <LogoSymbol isSquare size={symbol.side} ink={ink} signal={light.signal} />
      )}
    </svg>
  )
}

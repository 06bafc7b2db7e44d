import { brand } from '#src/content/settings/brand.ts'
import { SymbolDrawing } from './SymbolDrawing.tsx'

type Props = {
  size?: number
  ink?: string
  signal?: string
  /** Address of the picture, where a page need not contain it. */
  picture?: string | undefined
  isSquare?: boolean
}

export const LogoSymbol = ({ size, picture, ...inks }: Props) => {
  const { logo, symbol } = brand()
  return (
    <SymbolDrawing
      {...inks}
      symbol={symbol.picture && picture ? { ...symbol, picture } : symbol}
      size={size ?? logo.symbol}
    />
  )
}

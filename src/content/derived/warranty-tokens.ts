import type { Tokens, TokenValue } from '#src/contracts/tokens.ts'
import type { ProductRange } from '../products/product-range.ts'

/** Writes one number, or a range from least to greatest: `24`, `12 to 36`; null without numbers. */
function spanOf(numbers: readonly number[]): TokenValue | null {
  if (numbers.length === 0) return null
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? least : `${least} to ${most}`
}

export function warrantyTokens({ products }: ProductRange): Tokens {
  const warranties = products.flatMap(({ warranty }) => warranty ?? [])
  return {
    warrantyMonths: spanOf(warranties.map(({ months }) => months)),
    batteryWarrantyMonths: spanOf(warranties.flatMap(({ batteryMonths }) => batteryMonths ?? [])),
  }
}

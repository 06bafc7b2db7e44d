import type { Tokens, TokenValue } from '#src/contracts/tokens.ts'
import {
  approvalsOf,
  approvalsOfAll,
  lineOf,
  lineOfAll,
  stageSentences,
} from '../products/availability.ts'
import type { ProductRange } from '../products/product-range.ts'
import type { Settings } from '../schemas/setting-schemas.ts'

/** Writes one number, or a range from least to greatest: `24`, `12 to 36`; null without numbers. */
function spanOf(numbers: readonly number[]): TokenValue | null {
  if (numbers.length === 0) return null
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? least : `${least} to ${most}`
}

export function availabilityTokens(
  { products, gateway }: ProductRange,
  words: Pick<Settings, 'company' | 'availability'>,
): Tokens {
  const warranties = products.flatMap(({ warranty }) => warranty ?? [])
  return {
    availability: lineOfAll(products, words) || null,
    approvals: approvalsOfAll(products, words) ?? null,
    gatewayAvailability: gateway ? lineOf(gateway, words) : null,
    gatewayApprovals: (gateway && approvalsOf(gateway, words)) ?? null,
    warrantyMonths: spanOf(warranties.map(({ months }) => months)),
    batteryWarrantyMonths: spanOf(warranties.flatMap(({ batteryMonths }) => batteryMonths ?? [])),
    ...stageSentences(products, words),
  }
}

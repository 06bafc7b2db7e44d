import { deliveryTable } from '#src/content/prices/prices.ts'
import { settings } from '#src/content/settings/settings.ts'
import { elsewhere, isOutside } from '#src/contracts/quote/delivery.ts'
import type { RequestRecord } from './request-records.ts'

/**
 * Country of a telephone number that was typed without its country code: the company's. Empty for a
 * request whose goods go elsewhere, because a number of another country can be a right one here too.
 */
export function phoneCountryOf(quote: RequestRecord['quote']): string {
  // Without regions the owner says nothing of where people are.
  const isAbroad =
    isOutside(deliveryTable(settings()), elsewhere) &&
    quote?.lines.some(({ kind, id }) => kind === 'delivery' && id === elsewhere)
  return isAbroad ? '' : settings().company.address.countryCode
}

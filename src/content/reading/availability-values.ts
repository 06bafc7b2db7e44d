import type { TokenValue } from '#src/contracts/tokens.ts'
import {
  approvalOf,
  approvalsOf,
  approvalsOfAll,
  lineOf,
  lineOfAll,
  type Model,
  stageSentences,
  withoutPastMonths,
} from '../products/availability.ts'
import { type Availability, readAvailability } from '../schemas/availability-schema.ts'
import { valueAt } from './value-at.ts'

/** What an unchecked product says of its stage. Where that has a fault nothing is claimed, and the file cannot be published. */
const availabilityIn = (product: unknown, date: string): Availability =>
  withoutPastMonths(readAvailability(product) ?? { stage: 'reserved', radioApprovals: [] }, date)

/** How far type approval of an unchecked product has come, for its own texts; null where it says nothing. */
export const approvalIn = (product: unknown, date: string): string | null => approvalOf(availabilityIn(product, date)) ?? null

/** One number, or from the least to the most: `24`, `12 to 36`; null where there is none. */
function spanOf(numbers: readonly number[]): TokenValue | null {
  if (numbers.length === 0) return null
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? least : `${least} to ${most}`
}

/** What products say of stage, approval and warranty, as far as other texts name it. */
export function deriveAvailability(products: readonly unknown[], date: string) {
  const models = products.map((product): Model => ({ name: String(valueAt(product, 'name') ?? ''), ...availabilityIn(product, date) }))
  const gateway = products.find((product) => valueAt(product, 'kind') === 'gateway')
  const ofGateway = gateway === undefined ? undefined : availabilityIn(gateway, date)
  const warranties = models.flatMap(({ warranty }) => warranty ?? [])
  return {
    /** What buyers can do with all models today, in one line. */
    availability: lineOfAll(models) || null,
    approvals: approvalsOfAll(models) ?? null,
    gatewayAvailability: ofGateway ? lineOf(ofGateway) : null,
    gatewayApprovals: (ofGateway && approvalsOf(ofGateway)) ?? null,
    warrantyMonths: spanOf(warranties.map(({ months }) => months)),
    batteryWarrantyMonths: spanOf(warranties.flatMap(({ batteryMonths }) => batteryMonths ?? [])),
    ...stageSentences(models),
  }
}

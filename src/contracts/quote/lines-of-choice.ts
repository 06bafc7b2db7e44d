import {
  pricedLines,
  type RequestLine,
  readRequestList,
  type SoldLine,
} from '../contact/request-list.ts'
import { type DeliveryTable, withDelivery } from './delivery.ts'
import type { QuoteChoice } from './quote-address.ts'
import { type QuoteLine, withFirmness } from './quote-line.ts'

/** A plan of support that a site can have. */
type Plan = { id: string; name: string }

/** The id of the plan that a line is of, if it is of one of these. */
export const planOf = (
  { slug }: Pick<RequestLine, 'slug'>,
  plans: readonly Pick<Plan, 'id'>[],
): string | undefined =>
  plans.find(({ id }) => slug === `plan.${id}` || slug === `plan.${id}.further`)?.id

/** The plan of a choice: the chosen one, or else that of its lines. */
export function planOfChoice(
  { plan, lines }: Pick<QuoteChoice, 'plan' | 'lines'>,
  plans: readonly Plan[],
): string {
  if (plans.some(({ id }) => id === plan)) return plan
  const list = readRequestList(lines) ?? []
  return list.map((line) => planOf(line, plans)).find((id) => id !== undefined) ?? ''
}

/**
 * The lines of the chosen sites, which are equal, with the chosen plan, at present prices.
 * @param year the first year with all that is bought, or each later one
 */
export function linesOfChoice(
  choice: Pick<QuoteChoice, 'lines' | 'later' | 'plan' | 'sites'>,
  { sold, plans }: { sold: readonly SoldLine[]; plans: readonly Plan[] },
  year: 'first' | 'later' = 'first',
): QuoteLine[] {
  const plan = planOfChoice(choice, plans)
  const list = (readRequestList(year === 'first' ? choice.lines : choice.later) ?? []).map(
    (line) => {
      const named = planOf(line, plans)
      const slug =
        named === undefined ? line.slug : line.slug.replace(`plan.${named}`, `plan.${plan}`)
      return { slug, quantity: line.quantity * choice.sites }
    },
  )
  return pricedLines(list, sold, year)
}

/** All lines of a quote: of the chosen sites and the list beside them, with their delivery. */
export const linesOfQuote = (
  ofSites: readonly QuoteLine[],
  listed: readonly QuoteLine[],
  table: DeliveryTable,
  region: string,
): QuoteLine[] => withDelivery(joinLines([...ofSites, ...listed]), table, region).map(withFirmness)

/** Joins lines of the same thing under the same name, such as of a site and of a list beside it. */
export function joinLines(lines: readonly QuoteLine[]): QuoteLine[] {
  const joined = new Map<string, QuoteLine>()
  for (const line of lines) {
    const key = [line.kind, line.id, line.name, line.price].join('\n')
    const before = joined.get(key)
    const quantity = String(Number(before?.quantity ?? 0) + Number(line.quantity))
    joined.set(key, { ...line, quantity })
  }
  return [...joined.values()]
}

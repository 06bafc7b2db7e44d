import { formatNumber } from '../formats.ts'
import { type Sentence, say } from '../text/say.ts'
import { type DeliveryTable, withDelivery } from './delivery.ts'
import type { QuoteLine } from './quote-line.ts'

type Offered = {
  choice: { sites: number; plan: string }
  site: {
    name: string
    plans: readonly { id: string; lines: readonly QuoteLine[]; later: readonly QuoteLine[] }[]
  }
}

/**
 * The lines of the chosen sites, which are equal, with the chosen plan.
 * @param years the first year with all that is bought, or each later one
 */
export const linesOfChoice = (
  { choice, site }: Offered,
  years: 'lines' | 'later' = 'lines',
): QuoteLine[] =>
  (site.plans.find(({ id }) => id === choice.plan)?.[years] ?? []).map((line) => ({
    ...line,
    quantity: String(Number(line.quantity) * choice.sites),
  }))

/** All lines of a quote: of the chosen sites and the list beside them, with their delivery. */
export const linesOfQuote = (
  ofSites: readonly QuoteLine[],
  listed: readonly QuoteLine[],
  table: DeliveryTable,
  region: string,
): QuoteLine[] => withDelivery(joinLines([...ofSites, ...listed]), table, region)

/** Names what is chosen: `4 × Cold store`. */
export const nameOfChoice = (
  { choice: { sites }, site: { name } }: Offered,
  several: Sentence<'sites' | 'site'>,
  locale: string,
): string => (sites > 1 ? say(several, { sites: formatNumber(sites, locale), site: name }) : name)

/** Joins lines of the same thing under the same name, such as of a site and of a list beside it. */
function joinLines(lines: readonly QuoteLine[]): QuoteLine[] {
  const joined = new Map<string, QuoteLine>()
  for (const line of lines) {
    const key = [line.kind, line.id, line.name, line.price].join('\n')
    const before = joined.get(key)
    const quantity = String(Number(before?.quantity ?? 0) + Number(line.quantity))
    joined.set(key, { ...line, quantity })
  }
  return [...joined.values()]
}

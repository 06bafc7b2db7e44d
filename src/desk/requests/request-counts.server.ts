import type { ContactPage } from './request-records.ts'
import type { ContactGroup } from './request-rows.server.ts'
import type { ContactState } from './requests.ts'

const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)

/**
 * Counts requests by state.
 * @param groups all contacts, and those that match the other filters
 * @param chosen the state that the list shows; undefined for any
 */
export function countsOf(
  groups: ContactGroup[],
  chosen: ContactState | undefined,
): Pick<ContactPage, 'counts' | 'kept' | 'total'> {
  const count = (state: ContactState) =>
    sum(groups.filter((group) => group.state === state).map(({ matching }) => matching))
  const counts = { new: count('new'), answered: count('answered'), flagged: count('flagged') }
  return {
    counts,
    kept: sum(groups.map(({ kept }) => kept)),
    total: chosen ? counts[chosen] : sum(Object.values(counts)),
  }
}

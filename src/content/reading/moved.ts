import { firstDay, isHidden } from './published.ts'
import type { Entry } from './read-content.ts'
import { ownAddress } from './site-addresses.ts'

/** An address that visitors may still ask for: where it leads now, or null where it is gone for good. */
export type Moved = { from: string; to: string | null }

/**
 * The addresses of hidden entries. One whose day has not come yet was never known to anybody: nothing is there.
 * @param entries all of the copy, hidden entries included
 */
export const movedAddresses = (entries: readonly Entry[], today: string): Moved[] =>
  entries.flatMap((entry) => {
    const { collection, data } = entry
    const from = ownAddress(entry)
    if (from === undefined || !isHidden(data) || (firstDay(collection, data) ?? '') > today) return []
    return [{ from, to: typeof data['redirect'] === 'string' ? data['redirect'] : null }]
  })

import type { ContactState } from '#src/contracts/contact/contact-list.ts'
import type { ContactPage } from '#src/contracts/contact/records.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { ContactSelection } from '#src/server/database/contact-selection.ts'
import type { ContactGroup } from '#src/server/database/contacts.ts'

type Choice = Pick<ContactSelection, 'state' | 'timeZone'>
type Zone = { timeZone: string | null; kept: number; total: number }

const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)

/**
 * Sorts the most common zone first, requests without a zone last. Not sorted by the database,
 * because collations differ.
 */
const byCount = (one: Zone, other: Zone) =>
  Number(one.timeZone === null) - Number(other.timeZone === null) ||
  other.kept - one.kept ||
  (String(one.timeZone) < String(other.timeZone) ? -1 : 1)

/**
 * Counts for the menus of state and zone, each limited by the other.
 * @param groups all contacts, and those that match the other filters
 */
export function countsOf(
  groups: ContactGroup[],
  chosen: Choice,
): Pick<ContactPage, 'counts' | 'zones' | 'kept' | 'total'> {
  const inState = (group: ContactGroup) =>
    chosen.state === undefined || group.state === chosen.state
  const inZone = groups.filter(
    (group) => chosen.timeZone === undefined || group.timeZone === chosen.timeZone,
  )
  const kept = (part: ContactGroup[]) => sum(part.map((group) => group.kept))
  const matching = (part: ContactGroup[]) => sum(part.map((group) => group.matching))
  const count = (state: ContactState) => matching(inZone.filter((group) => group.state === state))
  const zones = [...Map.groupBy(groups, ({ timeZone }) => timeZone)]
    .map(
      ([timeZone, part]): Zone => ({
        timeZone,
        kept: kept(part),
        total: matching(part.filter(inState)),
      }),
    )
    .sort(byCount)
    .slice(0, staffLimits.zonesOffered)
  return {
    counts: { new: count('new'), answered: count('answered'), flagged: count('flagged') },
    zones: zones.map(({ timeZone, total }) => ({ timeZone, total })),
    kept: kept(groups),
    total: matching(inZone.filter(inState)),
  }
}

import { serverLimits } from '#src/contracts/server-limits.ts'
import { type DayCount, otherValue } from '#src/contracts/staff/numbers.ts'
import type { Database } from '#src/server/database/connect.ts'
import { addDayCounts, listCountedValues } from '#src/server/database/day-counts.ts'

type VisitKind = keyof typeof serverLimits.visits.values
export type VisitCount = DayCount & { kind: VisitKind }

/** Counts visits in memory. Has at most as many values for a day and kind as the table. */
export function createVisitSums() {
  let sums = new Map<string, Map<string, number>>()
  function add({ day, kind, value, count }: VisitCount) {
    const key = `${kind} ${day}`
    const values = sums.get(key) ?? new Map<string, number>()
    sums.set(key, values)
    const counted =
      values.has(value) || values.size < serverLimits.visits.values[kind] ? value : otherValue
    values.set(counted, (values.get(counted) ?? 0) + count)
  }
  return {
    add,
    take(): VisitCount[] {
      const taken = [...sums].flatMap(([key, values]) => {
        const [kind, day = ''] = key.split(' ') as [VisitKind, string] // as `add` wrote it
        return [...values].map(([value, count]) => ({ kind, day, value, count }))
      })
      sums = new Map()
      return taken
    },
  }
}

/**
 * Counts separately the known values of a day and, while there is room, the most frequent new
 * values. Counts all others together.
 */
function bound(counts: VisitCount[], known: ReadonlySet<string>): DayCount[] {
  let room = serverLimits.visits.values[counts[0]?.kind ?? 'visit-page'] - known.size
  let others = 0
  const own = counts
    .toSorted((one, other) => other.count - one.count)
    .filter(({ value, count }) => {
      if (known.has(value) || (value !== otherValue && room-- > 0)) return true
      others += count
      return false
    })
  const [{ kind, day }] = counts as [VisitCount] // of a group, which has one at least
  return others === 0 ? own : [...own, { kind, day, value: otherValue, count: others }]
}

export const createVisitCounts = (database: Database) => ({
  add: (counts: VisitCount[]) =>
    database.write(async (tx) => {
      const groups = Map.groupBy(counts, ({ kind, day }) => `${kind} ${day}`)
      const bounded: DayCount[] = []
      for (const [first, ...rest] of groups.values())
        if (first)
          bounded.push(
            ...bound([first, ...rest], new Set(await listCountedValues(tx, first.kind, first.day))),
          )
      await addDayCounts(tx, bounded)
    }),
})

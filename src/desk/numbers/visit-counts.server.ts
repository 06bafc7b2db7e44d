import { otherValue } from '#src/contracts/contact/origin.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { addDayCounts, deleteCountedValues, listCountedValues } from './day-counts.server.ts'
import type { DayCount } from './numbers.ts'

type VisitKind = keyof typeof serverLimits.visits.values
export type VisitCount = DayCount & { kind: VisitKind }

type Counts = Map<string, number>
const addTo = (counts: Counts, value: string, count: number) => {
  const sum = (counts.get(value) ?? 0) + count
  // The value counted last is the last of the map.
  counts.delete(value)
  counts.set(value, sum)
}

/**
 * Removes the least frequent values above a limit; of equally frequent ones, those that were
 * counted longest ago. `otherValue` is none of the values.
 * @returns the removed values
 */
function removeRarest(counts: Counts, most: number): string[] {
  const values = [...counts].filter(([value]) => value !== otherValue)
  const removed = values
    .sort(([, one], [, other]) => one - other)
    .slice(0, Math.max(0, values.length - most))
    .map(([value]) => value)
  for (const value of removed) counts.delete(value)
  return removed
}

/** Visits that are not stored yet, by kind and day. */
export type VisitCounts = Map<string, Counts>

/**
 * Counts a visit in memory. Several times as many values of a day and kind are counted as the table
 * has, so that a value which comes again is among the most frequent before it is stored.
 */
export function addVisit(visits: VisitCounts, { day, kind, value, count }: VisitCount): void {
  const key = `${kind} ${day}`
  const counts = visits.get(key) ?? new Map<string, number>()
  visits.set(key, counts)
  addTo(counts, value, count)
  const most = serverLimits.visits.values[kind] * serverLimits.visits.valuesInMemory
  if (counts.size <= most + 1) return
  // Half are removed, so that a flood of made-up values does not sort the counts at each visit.
  const before = new Map(counts)
  for (const rare of removeRarest(counts, most / 2))
    addTo(counts, otherValue, before.get(rare) ?? 0)
}

/** Removes and returns all counts. */
export function takeVisits(visits: VisitCounts): VisitCount[] {
  const taken = [...visits].flatMap(([key, counts]) => {
    const [kind, day = ''] = key.split(' ') as [VisitKind, string] // as `addVisit` wrote it
    return [...counts].map(([value, count]) => ({ kind, day, value, count }))
  })
  visits.clear()
  return taken
}

/**
 * Adds counts of one day and kind to the table, which keeps the most frequent values. A new value
 * takes the row of one that is not more frequent, whose count goes to the others.
 */
async function storeGroup(tx: Queryable, engine: Database['engine'], added: VisitCount[]) {
  const [{ kind, day }] = added as [VisitCount] // of a group, which has one at least
  const counts: Counts = new Map(await listCountedValues(tx, { kind, day, engine }))
  const stored = new Set(counts.keys())
  for (const { value, count } of added) addTo(counts, value, count)
  const removed = new Set(removeRarest(counts, serverLimits.visits.values[kind]))
  const freed = [...removed].filter((value) => stored.has(value))
  const others = await deleteCountedValues(tx, { kind, day, values: freed })
  const change: Counts = new Map()
  for (const { value, count } of [...added, { value: otherValue, count: others }])
    addTo(change, removed.has(value) ? otherValue : value, count)
  await addDayCounts(
    tx,
    [...change]
      .filter(([, count]) => count > 0)
      .map(([value, count]) => ({ kind, day, value, count })),
  )
}

export const storeVisits = ({ database }: Context, counts: VisitCount[]): Promise<void> =>
  database.write(async (tx) => {
    const groups = Map.groupBy(counts, ({ kind, day }) => `${kind} ${day}`)
    for (const [, group] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1)))
      await storeGroup(tx, database.engine, group)
  })

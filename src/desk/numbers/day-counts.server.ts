import { sql } from 'kysely'
import { site } from '#src/content/settings/site.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { officeTime } from '#src/core/office-time.ts'
import { type CountKind, type CountLine, countKinds, type DayCount, type Span } from './numbers.ts'

declare module '#src/core/database/tables.ts' {
  interface Tables {
    day_count: DayCount
  }
}

/**
 * Maximum number of rows in a statement; with four values each, it stays below the limits of both
 * engines.
 */
const perStatement = 1000

/**
 * Adds to the counts of days, in the order of their keys, so that two processes that change the
 * same counts do not deadlock.
 */
export async function addDayCounts(db: Queryable, counts: readonly DayCount[]): Promise<void> {
  const keyOf = ({ kind, day, value }: DayCount) => `${kind} ${day} ${value}`
  const sorted = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  for (let at = 0; at < sorted.length; at += perStatement)
    await db
      .insertInto('day_count')
      .values(sorted.slice(at, at + perStatement))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'day', 'value'])
          .doUpdateSet({ count: sql<number>`day_count.count + excluded.count` }),
      )
      .execute()
}

type Counted = { kind: CountKind; day: string }

/**
 * Lists the values of a day with their counts.
 * On PostgreSQL their rows are locked, so that no other process changes which values are counted.
 */
export const listCountedValues = async (
  db: Queryable,
  { kind, day, engine }: Counted & { engine: Database['engine'] },
): Promise<[value: string, count: number][]> =>
  (
    await db
      .selectFrom('day_count')
      .select(['value', 'count'])
      .where('kind', '=', kind)
      .where('day', '=', day)
      .orderBy('value')
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .execute()
  ).map(({ value, count }) => [value, count])

/** @returns the sum of the deleted counts */
export async function deleteCountedValues(
  db: Queryable,
  { kind, day, values }: Counted & { values: string[] },
): Promise<number> {
  if (values.length === 0) return 0
  const deleted = await db
    .deleteFrom('day_count')
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('value', 'in', values)
    .returning('count')
    .execute()
  return deleted.reduce((sum, { count }) => sum + count, 0)
}

export const listDayCounts = (
  db: Queryable,
  kinds: readonly CountKind[],
  { from, to }: Span,
): Promise<DayCount[]> =>
  db
    .selectFrom('day_count')
    .select(['kind', 'day', 'value', 'count'])
    .where('kind', 'in', kinds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()

export const sumValues = (
  db: Queryable,
  kinds: readonly CountKind[],
  { span, before }: { span: Span; before: Span },
): Promise<(CountLine & { kind: CountKind })[]> =>
  db
    .selectFrom('day_count')
    .select(['kind', 'value'])
    // The `where` conditions below limit the other end of each period.
    .select(
      sql<number>`cast(sum(case when day >= ${span.from} then count else 0 end) as bigint)`.as(
        'now',
      ),
    )
    .select(
      sql<number>`cast(sum(case when day <= ${before.to} then count else 0 end) as bigint)`.as(
        'before',
      ),
    )
    .where('kind', 'in', kinds)
    .where('day', '>=', before.from)
    .where('day', '<=', span.to)
    .groupBy(['kind', 'value'])
    .execute()

export const deleteDayCountsBefore = (db: Queryable, day: string) =>
  db.deleteFrom('day_count').where('day', '<', day).execute()

/** Counts a confirmed subscriber who leaves, on the days of confirmation and of leaving. */
export async function countLostSubscriber(
  db: Queryable,
  { confirmed_at: confirmedAt }: { confirmed_at: number | null },
  now: number,
): Promise<void> {
  if (confirmedAt === null) return
  const { dayOf } = officeTime(site())
  await addDayCounts(db, [
    { kind: countKinds.subscribers, day: dayOf(confirmedAt), value: 'gained', count: 1 },
    { kind: countKinds.subscribers, day: dayOf(now), value: 'lost', count: 1 },
  ])
}

import { sql } from 'kysely'
import { withinTime } from '../within.ts'
import type { Milliseconds } from './columns.ts'
import type { Database, Queryable } from './connect.ts'

/** Counters of limits and flags; keyed hashes hide the addresses. */
type RateTable = {
  key: string
  hits: number
  until: Milliseconds
  /** Earliest next attempt while a delay runs. */
  next_at: Milliseconds
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    rate: RateTable
  }
}

/** Milliseconds by which the clocks of processes may differ. */
export const skew = 3_600_000

/** Hits in the current window, and milliseconds until the window ends. */
export type Count = { hits: number; leftMs: number }

/** Counts events or units in a window of `windowMs`. @returns the count including the added ones */
export async function countInWindow(
  db: Queryable,
  key: string,
  { windowMs, now, by = 1 }: { windowMs: number; now: number; by?: number },
): Promise<Count> {
  // A window that ends later than possible was set by a wrong clock.
  const isOver = sql`(rate.until <= ${now} or rate.until > cast(${now} as bigint) + ${sql.lit(windowMs + skew)})`
  const { hits, until } = await db
    .insertInto('rate')
    .values({ key, hits: by, until: now + windowMs, next_at: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${isOver} then excluded.hits else rate.hits + excluded.hits end`,
        until: sql<number>`case when ${isOver} then excluded.until else rate.until end`,
      }),
    )
    .returning(['hits', 'until'])
    .executeTakeFirstOrThrow()
  return { hits, leftMs: until - now }
}

/**
 * Counts hits of all processes that share a PostgreSQL database.
 * @returns null on SQLite, whose file serves only one process, and if the database cannot be
 * written within a second
 */
export const countForAll = async (
  { database, secretKey }: { database: Database; secretKey: (text: string) => string },
  key: string,
  windowMs: number,
): Promise<Count | null> =>
  database.engine === 'postgres'
    ? withinTime(
        1000,
        countInWindow(database.db, secretKey(`flood ${key}`), { windowMs, now: Date.now() }),
      ).catch(() => null)
    : null

export const countHit = async (
  db: Queryable,
  key: string,
  windowMs: number,
  now: number,
): Promise<number> => (await countInWindow(db, key, { windowMs, now })).hits

/** Subtracts hits, unless fewer are counted, and ends a delay. */
export const uncountHits = (db: Queryable, key: string, by: number) =>
  db
    .updateTable('rate')
    .set((e) => ({ hits: e('hits', '-', by), next_at: 0 }))
    .where('key', '=', key)
    .where('hits', '>=', by)
    .execute()

/**
 * After `free` attempts in a window each further one doubles the delay, from one second to
 * `longestDelayMs`.
 */
export type Throttle = { free: number; windowMs: number; longestDelayMs: number }

/**
 * Counts an attempt, unless a delay runs. Of concurrent attempts only one passes.
 * @returns milliseconds to wait; 0 if it passed
 */
export async function recordAttempt(
  db: Queryable,
  key: string,
  { free, windowMs, longestDelayMs }: Throttle,
  now: number,
): Promise<number> {
  const over = sql<number>`(case when rate.until <= ${now} then 1 else rate.hits + 1 end) - ${sql.lit(free)}`
  const steps = Math.ceil(Math.log2(longestDelayMs / 1000))
  const passed = await db
    .insertInto('rate')
    .values({ key, hits: 1, until: now + windowMs, next_at: free < 1 ? now + 1000 : 0 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          hits: sql<number>`case when rate.until <= ${now} then 1 else rate.hits + 1 end`,
          until: sql<number>`excluded.until`,
          // 0 as long as there is no delay, so that a concurrent attempt with a slightly earlier
          // time still passes.
          next_at: sql<number>`case
            when ${over} < 0 then 0
            when ${over} >= ${sql.lit(steps)} then cast(${now} as bigint) + ${sql.lit(longestDelayMs)}
            else cast(${now} as bigint) + 1000 * (1 << (${over}))
          end`,
        })
        // The last condition: a delay beyond the longest was set by a wrong clock.
        .where((e) =>
          e.or([
            e('rate.until', '<=', now),
            e('rate.next_at', '<=', now),
            e('rate.next_at', '>', now + longestDelayMs + skew),
          ]),
        ),
    )
    .returning('hits')
    .executeTakeFirst()
  if (passed) return 0
  const row = await db
    .selectFrom('rate')
    .select('next_at')
    .where('key', '=', key)
    .executeTakeFirst()
  return Math.max(1000, (row?.next_at ?? now) - now)
}

export const resetAttempts = (db: Queryable, key: string) =>
  db.deleteFrom('rate').where('key', '=', key).execute()

export const deleteEndedRates = (db: Queryable, now: number) =>
  db.deleteFrom('rate').where('until', '<=', now).execute()

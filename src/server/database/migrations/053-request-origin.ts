import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'

/** Adds campaign, trade and won sum of requests, and counts them. */
export const requestOrigin = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of [
      `campaign text default '' not null`,
      `trade text default '' not null`,
      `outcome_sum bigint`,
    ])
      await sql.raw(`alter table contact add column ${column}`).execute(db)
    // Sums of money are counted too. On SQLite an integer has 64 bits already.
    if (engine === 'postgres')
      return void (await sql`alter table day_count alter column count type bigint`.execute(db))
    await sql`drop index contact_counted`.execute(db)
    await sql`create index contact_counted on contact(submitted_at, id, state, answered_at, asked_about, request_list, outcome, campaign, trade, outcome_sum)`.execute(
      db,
    )
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'

/**
 * Adds the outcome to the index from which SQLite counts requests, because SQLite
 * would otherwise read each row too.
 */
export const countedOutcome = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine !== 'sqlite') return
    await sql`drop index contact_counted`.execute(db)
    await sql`create index contact_counted on contact(submitted_at, id, state, answered_at, asked_about, request_list, outcome)`.execute(
      db,
    )
  },
})

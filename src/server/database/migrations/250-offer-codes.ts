import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores when an offer got a code to accept it with, how often a wrong one was typed, and its use. */
export const offerCodes = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table pro_forma add column code_made_at bigint`.execute(db)
    await sql`alter table pro_forma add column code_faults integer not null default 0`.execute(db)
    await sql`alter table pro_forma add column code_used_at bigint`.execute(db)
  },
})

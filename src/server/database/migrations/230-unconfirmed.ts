import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores since when an offer or a call of a restored copy waits for staff to check it. */
export const unconfirmed = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table pro_forma add column unconfirmed_since bigint`.execute(db)
    await sql`alter table booking add column unconfirmed_since bigint`.execute(db)
  },
})

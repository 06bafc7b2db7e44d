import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An account's time zone, in which its pages show times; null until its browser has named one. */
export const accountTimeZone = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table staff add column time_zone text`.execute(db)
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the quote that a request asks for, with the prices of its day. */
export const quotes = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table contact add column quote text default '' not null`.execute(db)
  },
})

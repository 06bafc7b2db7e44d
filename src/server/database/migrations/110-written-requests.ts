import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds when a visitor wrote a request that the browser kept and sent later. */
export const writtenRequests = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table contact add column written_at bigint`.execute(db)
  },
})

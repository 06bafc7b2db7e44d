import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps when a request was first answered, which a request that comes back would lose. */
export const firstAnswers = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table contact add column first_answered_at bigint`.execute(db)
  },
})

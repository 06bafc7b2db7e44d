import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores the name by which customers read of an account, where it is not the one it signs in with. */
export const shownNames = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table staff add column shown_name text`.execute(db)
  },
})

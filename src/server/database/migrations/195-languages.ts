import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores in which language a person reads the site; null for the default language. */
export const languages = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table contact add column language text`.execute(db)
    await sql`alter table subscriber add column language text`.execute(db)
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores each wording of consent, so that a form with an earlier one is still taken. */
export const consents = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table consent (
      version text primary key,
      request text not null,
      newsletter text not null,
      marketing text not null,
      published_at bigint not null
    )`.execute(db)
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds the wider network of a booked call, the form that booked it, and whether a link of its mail
 * was opened.
 */
export const bookingNetworks = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of [
      "wider_key text default '' not null",
      "form_key text default '' not null",
      'link_opened integer default 0 not null',
    ])
      await sql`alter table booking add column ${sql.raw(column)}`.execute(db)
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores the entries that were published over one base of the site while it has the other. */
export const entriesSetAside = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table content_aside (
      path text not null,
      base text not null check (base in ('example', 'plain')),
      text text,
      editor text not null,
      published_at bigint not null,
      constraint content_aside_key primary key (path, base)
    )`.execute(db)
  },
})

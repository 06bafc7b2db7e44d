import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Stores who has accepted a pro-forma, at most once, when it was withdrawn, and since when a request
 * waits for its customer. The state of such a request is `answered` for earlier versions.
 */
export const offers = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table pro_forma add column withdrawn_at bigint`.execute(db)
    await sql`alter table contact add column waits_since bigint`.execute(db)
    await sql`create index contact_waiting on contact (waits_since) where waits_since is not null`.execute(
      db,
    )
    await sql`create table offer_acceptance (
      pro_forma_id integer primary key references pro_forma(id) on delete cascade,
      accepted_at bigint not null,
      name text not null,
      position text not null,
      order_number text not null,
      digest text not null
    )`.execute(db)
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes from which quotes and orders are counted, without reading the rows of requests. */
export const countedOffers = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create index contact_quoted on contact (submitted_at, state) where quote <> ''`.execute(
      db,
    )
    await sql`create index contact_won on contact (outcome_at, won_with, outcome_sum) where outcome = 'won'`.execute(
      db,
    )
    await sql`create index pro_forma_sent on pro_forma (sent_at)`.execute(db)
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Since when a mail waits for the answer of the mail server, and how often there was none. */
export const mailAnswers = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox add column handed_at bigint`.execute(db)
    await sql`alter table outbox add column unknown_answers integer default 0 not null`.execute(db)
  },
})

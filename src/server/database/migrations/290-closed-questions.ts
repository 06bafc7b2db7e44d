import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores which questions about offers staff have closed without a reply, and which replies left them open. */
export const closedQuestions = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table contact_note add column closed_at bigint`.execute(db)
    await sql`alter table contact_reply add column leaves_questions integer not null default 0`.execute(
      db,
    )
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Owners get no mails any more that ask for settings: those that wait would wait for ever. */
export const noAskedSettings = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`delete from outbox where kind = 'account-values-asked'`.execute(db)
    await sql`delete from setting where name = 'values-asked'`.execute(db)
  },
})

import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tells mails that were sent from those that became files, because no mail server was set. */
export const filedMails = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('filed', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
})

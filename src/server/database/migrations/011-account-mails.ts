import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lets mails be about an account, with facts of their own, and keeps when an account was last used to sign in. */
export const accountMails = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('staff_id', 'integer', (c) => c.references('staff.id').onDelete('cascade'))
      .execute()
    await db.schema.alterTable('outbox').addColumn('facts', 'text').execute()
    await db.schema.alterTable('staff').addColumn('signed_in_at', 'bigint').execute()
  },
})

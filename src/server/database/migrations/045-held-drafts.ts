import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Drafts that an account does not publish for now. The row is deleted with the draft or the
 * account.
 */
export const heldDrafts = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_hold')
      .addColumn('path', 'text', (c) =>
        c.references('content_draft.path').onDelete('cascade').notNull(),
      )
      .addColumn('staff_id', 'integer', (c) =>
        c.references('staff.id').onDelete('cascade').notNull(),
      )
      .addPrimaryKeyConstraint('content_hold_key', ['path', 'staff_id'])
      .execute()
  },
})

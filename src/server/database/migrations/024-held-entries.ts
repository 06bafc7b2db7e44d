import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Files of entries that are due and cannot be shown (decision 0058). */
export const heldEntries = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('content_state')
      .addColumn('held', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute()
  },
})

import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Merging by field, drafts that are held back, and texts that are kept for a day are gone. */
export const mergedTexts = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('content_entry').dropColumn('base').execute()
    await db.schema.alterTable('content_entry').dropColumn('merged').execute()
    await db.schema.dropTable('content_hold').execute()
    await db.schema.dropTable('content_kept').execute()
  },
})

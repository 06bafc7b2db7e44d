import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a file held when an engineer had merged the published text into it (decision 0058). */
export const mergedEntries = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('content_entry').addColumn('merged', 'text').execute()
  },
})

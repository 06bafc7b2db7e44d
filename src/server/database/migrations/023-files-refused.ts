import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why files that came with a contact request were not taken. */
export const filesRefused = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('contact')
      .addColumn('files_refused', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
})

import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Revisions of PDFs (decision 0095). */
export const paperRevisions = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('paper_revision')
      .addColumn('address', 'text', (c) => c.primaryKey())
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('bytes', 'integer')
      .execute()
  },
})

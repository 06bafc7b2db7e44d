import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Texts published over the files of the content, and the number that each publication raises (decision 0058). */
export const contentEntries = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_entry')
      .addColumn('path', 'text', (c) => c.primaryKey())
      .addColumn('text', 'text')
      .addColumn('picture', 'text', (c) => c.references('content_picture.hash'))
      .addColumn('base', 'text')
      .addColumn('editor', 'text', (c) => c.notNull())
      .addColumn('published_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('content_state')
      .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('as_of', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute()
  },
})

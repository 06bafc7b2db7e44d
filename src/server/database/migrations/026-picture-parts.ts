import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'

/** Parts of pictures that are being sent, which any process takes (decision 0051). */
export const pictureParts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('picture_part')
      .addColumn('editor_id', 'integer', (c) => c.notNull())
      .addColumn('upload', 'text', (c) => c.notNull())
      .addColumn('start', 'integer', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
      .addColumn('kept_until', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('picture_part_key', ['editor_id', 'upload', 'start'])
      .execute()
    // A picture is compressed already: PostgreSQL need not try.
    if (engine === 'postgres') await sql`alter table picture_part alter column bytes set storage external`.execute(db)
  },
})

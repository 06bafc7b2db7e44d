import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/** Drafts of the content, pictures that are not published yet or no longer, and what was published when (decision 0047). */
export const content = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_picture')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('content_draft')
      .addColumn('path', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('text', 'picture', 'removal')`))
      .addColumn('text', 'text')
      .addColumn('picture', 'text', (c) => c.references('content_picture.hash'))
      .addColumn('base', 'text')
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('editor_id', 'integer', (c) => c.references('staff.id').onDelete('set null'))
      .addColumn('editor', 'text', (c) => c.notNull())
      .addColumn('saved_at', 'bigint', (c) => c.notNull())
      .execute()
    await identity(engine)(db.schema.createTable('publication'))
      .addColumn('job', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('published_at', 'bigint')
      .addColumn('editor_id', 'integer', (c) => c.references('staff.id').onDelete('set null'))
      .addColumn('editor', 'text', (c) => c.notNull())
      .addColumn('network', 'text', (c) => c.notNull())
      .addColumn('summary', 'text', (c) => c.notNull())
      .addColumn('commit_hash', 'text')
      .execute()
    await db.schema
      .createTable('publication_file')
      .addColumn('publication_id', 'integer', (c) => c.notNull().references('publication.id').onDelete('cascade'))
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('draft_version', 'text')
      .addColumn('text_before', 'text')
      .addColumn('text_after', 'text')
      .addColumn('picture_before', 'text', (c) => c.references('content_picture.hash'))
      .addColumn('picture_after', 'text', (c) => c.references('content_picture.hash'))
      .addPrimaryKeyConstraint('publication_file_key', ['publication_id', 'path'])
      .execute()
    await db.schema.createIndex('publication_file_path').on('publication_file').column('path').execute()
  },
})

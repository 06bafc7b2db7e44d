import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/** Texts of drafts that were discarded or not taken, for a day (decision 0086). */
export const keptTexts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await identity(engine)(db.schema.createTable('content_kept'))
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('base', 'text')
      .addColumn('why', 'text', (c) => c.notNull().check(sql`why in ('discarded', 'replaced', 'untaken')`))
      .addColumn('editor', 'text', (c) => c.notNull())
      .addColumn('kept_by', 'text', (c) => c.notNull())
      .addColumn('kept_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('content_kept_path').on('content_kept').column('path').execute()
  },
})

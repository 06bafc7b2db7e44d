import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/** Links that show an entry's preview to people without an account (decision 0059). */
export const previewLinks = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await identity(engine)(db.schema.createTable('preview_link'))
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('editor', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
  },
})

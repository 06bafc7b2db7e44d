import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/** The audit log. Accounts are named by their number and not referenced: an entry outlives the account. */
export const audit = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await identity(engine)(db.schema.createTable('audit'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('actor_id', 'integer')
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('origin', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('detail', 'text', (c) => c.notNull())
      .addColumn('previous', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('audit_at').on('audit').column('at').execute()
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/**
 * Gives accounts a role, an address and an end of the one-time password, sessions a number and what their owner knows them by, and makes
 * the links that set a password. Present accounts become owners: they could do everything before. Sessions end, because they would lack the
 * new facts.
 */
export const accounts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('staff')
      .addColumn('role', 'text', (c) => c.notNull().defaultTo('owner').check(sql`role in ('owner', 'editor', 'sales', 'viewer')`))
      .execute()
    for (const column of ['one_time_until', 'one_time_used_at']) await db.schema.alterTable('staff').addColumn(column, 'bigint').execute()
    await db.schema.alterTable('staff').addColumn('email', 'text').execute()

    await db.schema.dropTable('session').execute()
    await identity(engine)(db.schema.createTable('session'))
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('device', 'text', (c) => c.notNull())
      .addColumn('network', 'text', (c) => c.notNull())
      .addColumn('proved_at', 'bigint', (c) => c.notNull())
      .addColumn('second_factor_at', 'bigint')
      .addColumn('challenge', 'text')
      .execute()
    await db.schema.createIndex('session_staff').on('session').column('staff_id').execute()

    await identity(engine)(db.schema.createTable('account_link'))
      .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('invitation', 'recovery')`))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('account_link_staff').on('account_link').column('staff_id').execute()
  },
})

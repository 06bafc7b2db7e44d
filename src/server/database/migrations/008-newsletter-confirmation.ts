import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Subscribers confirm their address, and addresses that left are known by a keyed hash. Who is on the list agreed to it under the old text. */
export const newsletterConfirmation = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['confirmed_at', 'asked_at']) await db.schema.alterTable('subscriber').addColumn(column, 'bigint').execute()
    await sql`update subscriber set confirmed_at = subscribed_at`.execute(db)
    await db.schema
      .createTable('suppression')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('left_at', 'bigint', (c) => c.notNull())
      .addColumn('asked_at', 'bigint')
      .execute()
  },
})

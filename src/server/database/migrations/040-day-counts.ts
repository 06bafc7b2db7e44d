import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'

/**
 * Adds counts by day. SQLite counts requests from a covering index, because their
 * rows hold thousands of characters.
 */
export const dayCounts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('day_count')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('day_count_key', ['kind', 'value', 'day'])
      // SQLite stores the rows in the order of their key, so that sums over years read neighbouring
      // rows.
      .$call((table) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
      .execute()
    if (engine === 'sqlite')
      await sql`create index contact_counted on contact(submitted_at, id, state, answered_at, asked_about, request_list)`.execute(
        db,
      )
    await db.schema
      .createIndex('subscriber_confirmed')
      .on('subscriber')
      .column('confirmed_at')
      .execute()
  },
})

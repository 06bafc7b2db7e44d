import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Booked calls. The half hour and its place are the key, so that no two visitors get the same one.
 */
export const bookings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('booking')
      .addColumn('starts_at', 'bigint', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('contact_id', 'integer', (c) =>
        c.notNull().unique().references('contact.id').onDelete('cascade'),
      )
      .addColumn('phone_key', 'text', (c) => c.notNull())
      .addColumn('network_key', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('booking_once', ['starts_at', 'place'])
      .execute()
  },
}

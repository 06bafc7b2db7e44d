import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/** Stores a subscriber's consent, and lets outbox rows belong to subscribers. */
export const letters = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['consent_version', 'consent_text'])
      await db.schema
        .alterTable('subscriber')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute()

    // SQLite cannot make a column nullable, so the table is created again on both engines.
    await identity(engine)(db.schema.createTable('outbox_new'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('contact_id', 'integer', (c) => c.references('contact.id').onDelete('cascade'))
      .addColumn('subscriber_id', 'integer', (c) => c.references('subscriber.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('leased_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('sent_at', 'bigint')
      .addColumn('failed_at', 'bigint')
      .addColumn('last_error', 'text')
      .addUniqueConstraint('outbox_once_per_contact', ['kind', 'contact_id'])
      .addUniqueConstraint('outbox_once_per_subscriber', ['kind', 'subscriber_id'])
      .addCheckConstraint('outbox_has_subject', sql`(contact_id is null) <> (subscriber_id is null)`)
      .execute()
    const columns = sql`kind, contact_id, created_at, due_at, attempts, leased_until, sent_at, failed_at, last_error`
    await sql`insert into outbox_new (${columns}) select ${columns} from outbox order by id`.execute(db)
    await db.schema.dropTable('outbox').execute()
    await db.schema.alterTable('outbox_new').renameTo('outbox').execute()
    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .column('due_at')
      .where(sql.ref('sent_at'), 'is', null)
      .where(sql.ref('failed_at'), 'is', null)
      .execute()
    // For the housekeeping, which deletes by age.
    await db.schema.createIndex('contact_submitted').on('contact').column('submitted_at').execute()
  },
})

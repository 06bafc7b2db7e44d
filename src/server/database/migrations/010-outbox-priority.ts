import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/** Lets mails about contacts go first, and one mail tell of many flagged contacts. */
export const outboxPriority = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('contact')
      .addColumn('awaits_digest', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('contact_awaits_digest')
      .on('contact')
      .column('id')
      .where(sql.ref('awaits_digest'), '=', sql.lit(1))
      .execute()

    // A digest is about no single contact, and SQLite cannot drop the constraint that asks for one.
    await identity(engine)(db.schema.createTable('outbox_next'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('contact_id', 'integer', (c) => c.references('contact.id').onDelete('cascade'))
      .addColumn('subscriber_id', 'integer', (c) => c.references('subscriber.id').onDelete('cascade'))
      .addColumn('priority', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('leased_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('sent_at', 'bigint')
      .addColumn('failed_at', 'bigint')
      .addColumn('last_error', 'text')
      .addUniqueConstraint('outbox_one_per_contact', ['kind', 'contact_id'])
      .addUniqueConstraint('outbox_one_per_subscriber', ['kind', 'subscriber_id'])
      .addCheckConstraint('outbox_one_subject', sql`contact_id is null or subscriber_id is null`)
      .execute()
    const columns = sql`kind, contact_id, subscriber_id, created_at, due_at, attempts, leased_until, sent_at, failed_at, last_error`
    await sql`insert into outbox_next (${columns}) select ${columns} from outbox order by id`.execute(db)
    await sql`update outbox_next set priority = 0 where kind = 'contact-notification'`.execute(db)
    await db.schema.dropTable('outbox').execute()
    await db.schema.alterTable('outbox_next').renameTo('outbox').execute()
    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .columns(['priority', 'due_at'])
      .where(sql.ref('sent_at'), 'is', null)
      .where(sql.ref('failed_at'), 'is', null)
      .execute()
    // A request that is deleted takes its mails with it.
    for (const column of ['contact_id', 'subscriber_id'])
      await db.schema.createIndex(`outbox_${column}`).on('outbox').column(column).execute()
    await db.schema.createIndex('outbox_kind').on('outbox').columns(['kind', 'sent_at']).execute()
    await db.schema
      .createIndex('outbox_one_digest')
      .unique()
      .on('outbox')
      .column('kind')
      .where(sql.ref('kind'), '=', sql.lit('contact-digest'))
      .where(sql.ref('sent_at'), 'is', null)
      .where(sql.ref('failed_at'), 'is', null)
      .execute()
  },
})

import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/** Webhooks of owners, and their events in the outbox (decision 0110). */
export const webhooks = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await identity(engine)(db.schema.createTable('webhook'))
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('events', 'text', (c) => c.notNull())
      .addColumn('fields', 'text', (c) => c.notNull())
      .execute()
    const add = db.schema.alterTable('outbox')
    await add
      .addColumn('webhook_id', 'integer', (c) => c.references('webhook.id').onDelete('cascade'))
      .execute()
    await add
      .addColumn('about_contact_id', 'integer', (c) =>
        c.references('contact.id').onDelete('cascade'),
      )
      .execute()
    await add.addColumn('person_key', 'text').execute()
    for (const column of ['webhook_id', 'about_contact_id', 'person_key'])
      await db.schema.createIndex(`outbox_${column}`).on('outbox').column(column).execute()
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/** Digits that two ways of writing a telephone number share: the last nine, without a country code or national prefix. */
const phoneKey = {
  sqlite: `substr(replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), -9)`,
  postgres: `right(regexp_replace(phone, '\\D', '', 'g'), 9)`,
}

/** Columns that a filter of the staff list asks for, so that no row of the table is read for it. */
const listed = ['state', 'time_zone', 'submitted_at', 'id', 'taken_by', 'come_back_on', 'call_back', 'asked_about']

/** Adds what staff do with a contact request: notes and replies, who took it, when to come back, and who had it open last (decision 0082). */
export const contactWork = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Generated columns of tens of thousands of requests take longer than any query may.
    if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db)
    for (const column of ['taken_by', 'come_back_on', 'touched_by'])
      await db.schema.alterTable('contact').addColumn(column, 'text').execute()
    await db.schema.alterTable('contact').addColumn('touched_at', 'bigint').execute()
    await db.schema
      .alterTable('contact')
      .addColumn('asked_about', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    const kind = engine === 'sqlite' ? 'virtual' : 'stored'
    for (const [name, value] of Object.entries({ email_key: 'lower(business_email)', phone_key: phoneKey[engine] })) {
      await sql.raw(`alter table contact add column ${name} text generated always as (${value}) ${kind}`).execute(db)
      await db.schema.createIndex(`contact_${name}`).on('contact').column(name).execute()
    }
    // The same index with more columns: a version before this one uses it as it did.
    await db.schema.dropIndex('contact_list').execute()
    await db.schema.createIndex('contact_list').on('contact').columns(listed).execute()
    await db.schema
      .createIndex('contact_come_back')
      .on('contact')
      .column('come_back_on')
      .where(sql.ref('come_back_on'), 'is not', null)
      .execute()

    const ofContact = (table: string) =>
      identity(engine)(db.schema.createTable(table))
        .addColumn('contact_id', 'integer', (c) => c.notNull().references('contact.id').onDelete('cascade'))
        .addColumn('key', 'text', (c) => c.notNull().unique())
        .addColumn('written_by', 'text', (c) => c.notNull())
        .addColumn('written_at', 'bigint', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
    await ofContact('contact_note').addColumn('changed_at', 'bigint').execute()
    await ofContact('contact_reply')
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('pro_forma', 'text')
      .addColumn('sent_at', 'bigint')
      .addColumn('filed', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('failed_at', 'bigint')
      .addColumn('fault', 'text')
      .execute()
    for (const table of ['contact_note', 'contact_reply'])
      await db.schema.createIndex(`${table}_contact`).on(table).column('contact_id').execute()
    await db.schema
      .alterTable('outbox')
      .addColumn('reply_id', 'integer', (c) => c.references('contact_reply.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('outbox_reply').unique().on('outbox').column('reply_id').execute()
    await db.schema
      .createIndex('contact_reply_open')
      .on('contact_reply')
      .column('id')
      .where(sql.ref('sent_at'), 'is', null)
      .where(sql.ref('failed_at'), 'is', null)
      .execute()
    await db.schema
      .alterTable('staff')
      .addColumn('contact_view', 'text', (c) => c.notNull().defaultTo('cards'))
      .execute()
  },
})

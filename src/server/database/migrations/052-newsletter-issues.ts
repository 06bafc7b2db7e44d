import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/** Issues of the newsletter and their recipients (decision 0080). */
export const newsletterIssues = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await identity(engine)(db.schema.createTable('newsletter_issue'))
      .addColumn('article', 'text', (c) => c.notNull().unique())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('preview', 'text', (c) => c.notNull())
      .addColumn('intro', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) =>
        c.notNull().check(sql`state in ('draft', 'scheduled', 'sending', 'stopped', 'sent')`),
      )
      .addColumn('letter', 'text')
      .addColumn('send_at', 'bigint')
      .execute()
    await identity(engine)(db.schema.createTable('newsletter_recipient'))
      .addColumn('issue_id', 'integer', (c) => c.notNull().references('newsletter_issue.id'))
      .addColumn('subscriber_id', 'integer', (c) =>
        c.references('subscriber.id').onDelete('set null'),
      )
      .addColumn('sent_at', 'bigint')
      .addColumn('refused', 'text')
      .addUniqueConstraint('newsletter_recipient_once', ['issue_id', 'subscriber_id'])
      .execute()
    const index = (table: string, column: string) =>
      db.schema.createIndex(`${table}_${column}`).on(table).column(column)
    await index('newsletter_recipient', 'subscriber_id').execute()
    await sql`alter table outbox
      add column recipient_id integer references newsletter_recipient (id)`.execute(db)
    await index('outbox', 'recipient_id').unique().execute()
    await sql`alter table subscriber add column refusals integer default 0 not null`.execute(db)
  },
})

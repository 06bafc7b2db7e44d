import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/** Files of contact requests, in parts, so that neither a write nor a download holds a whole one (decision 0064). */
export const contactFiles = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await identity(engine)(db.schema.createTable('contact_file'))
      .addColumn('contact_id', 'integer', (c) => c.references('contact.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('digest', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('contact_file_contact').on('contact_file').column('contact_id').execute()
    await db.schema
      .createTable('contact_file_part')
      .addColumn('file_id', 'integer', (c) => c.notNull().references('contact_file.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
      .addPrimaryKeyConstraint('contact_file_part_key', ['file_id', 'number'])
      .execute()
    // The bytes are compressed already: PostgreSQL need not try.
    if (engine === 'postgres') await sql`alter table contact_file_part alter column bytes set storage external`.execute(db)
  },
})

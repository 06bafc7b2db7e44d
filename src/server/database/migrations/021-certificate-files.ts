import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'

/** Files of certificates, by the SHA-256 of their bytes: texts of the content name them by it (decision 0070). */
export const certificateFiles = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('certificate_file')
      .addColumn('digest', 'text', (c) => c.primaryKey())
      .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    // A PDF is compressed already: PostgreSQL need not try.
    if (engine === 'postgres') await sql`alter table certificate_file alter column bytes set storage external`.execute(db)
  },
})

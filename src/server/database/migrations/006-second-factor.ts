import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

/** Passkeys (WebAuthn), an authenticator application (TOTP) and recovery codes of an account. */
export const secondFactor = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const withId = identity(engine)
    await withId(db.schema.createTable('passkey'))
      .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (c) => c.notNull().unique())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await db.schema.createIndex('passkey_staff').on('passkey').column('staff_id').execute()
    await db.schema
      .createTable('totp')
      .addColumn('staff_id', 'integer', (c) => c.primaryKey().references('staff.id').onDelete('cascade'))
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('last_step', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await withId(db.schema.createTable('recovery_code'))
      .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await db.schema.createIndex('recovery_code_staff').on('recovery_code').column('staff_id').execute()
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'

/**
 * Adds the id to the indexes of a request's address, telephone number and company, so that the
 * latest requests of a company with thousands are the first entries that are read.
 * An index of SQLite ends with the id already.
 */
export const keysInOrder = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === 'sqlite') return
    for (const key of ['email_key', 'phone_key', 'company_key']) {
      await sql.raw(`drop index contact_${key}`).execute(db)
      await sql.raw(`create index contact_${key} on contact(${key}, id)`).execute(db)
    }
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'

/** Adds the times at which a request was answered and its flag lifted, and a function that folds text for searches. */
export const contactStates = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['answered_at', 'flag_lifted_at']) await db.schema.alterTable('contact').addColumn(column, 'bigint').execute()
    // Used until migration 004.
    if (engine === 'postgres')
      await sql`
        create function fold(value text) returns text language sql immutable as
        $$ select lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g')) $$
      `.execute(db)
  },
})

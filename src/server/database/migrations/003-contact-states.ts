import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'

/** When a contact request was answered, when its flag was lifted, and how text is folded for a search. */
export const contactStates = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['answered_at', 'flag_lifted_at']) await db.schema.alterTable('contact').addColumn(column, 'bigint').execute()
    // Until 004 a search folded every text it looked through.
    if (engine === 'postgres')
      await sql`
        create function fold(value text) returns text language sql immutable as
        $$ select lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g')) $$
      `.execute(db)
  },
})

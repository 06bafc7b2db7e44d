import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'

/**
 * The first reply to a request is read from an index alone. On SQLite the index by
 * day of arrival goes, because it was chosen instead of `contact_counted`, which holds all that is
 * counted.
 */
export const answersInOrder = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`drop index contact_reply_contact`.execute(db)
    await sql`create index contact_reply_contact on contact_reply(contact_id, filed, written_at)`.execute(
      db,
    )
    if (engine === 'sqlite') await sql`drop index contact_submitted`.execute(db)
  },
})

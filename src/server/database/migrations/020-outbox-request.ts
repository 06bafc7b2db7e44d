import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the id of the request that put a mail into the outbox. */
export const outboxRequest = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('request_id', 'text').execute()
  },
})

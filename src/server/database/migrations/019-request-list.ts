import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a contact request lists, and when its sender wants to be called (decision 0065). */
export const requestList = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['request_list', 'call_back'])
      await db.schema
        .alterTable('contact')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute()
  },
})

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds who answered a contact request. The last change of an answered request, which the audit log holds, was its answer. */
export const answeredBy = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('contact').addColumn('answered_by', 'text').execute()
    await sql`update contact set answered_by = answer.actor
      from (
        select subject, actor from audit
        where id in (select max(id) from audit where action = 'contact.changed' group by subject)
      ) as answer
      where answered_at is not null and answer.subject = 'contact ' || contact.id`.execute(db)
  },
})

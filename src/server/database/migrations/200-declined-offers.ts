import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Stores when the customer of an offer first said “not now”. Earlier versions read it from the words
 * of a note of the customer, by which the offers that are stored are filled.
 */
export const declinedOffers = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table pro_forma add column declined_at bigint`.execute(db)
    await sql`update pro_forma set declined_at = (select min(written_at) from contact_note
      where contact_note.contact_id = pro_forma.contact_id and written_by = 'the customer'
        and (contact_note.text like 'Not now, about pro-forma ' || pro_forma.number || ',%'
          or contact_note.text like 'Not now, about pro-forma ' || pro_forma.number || ':%'))`.execute(
      db,
    )
    await sql`create index pro_forma_declined on pro_forma (declined_at) where declined_at is not null`.execute(
      db,
    )
  },
})

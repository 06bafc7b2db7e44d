import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Stores about which offer a note of a customer asks. Earlier versions have it in the words of the
 * note alone, by which the notes that are stored are filled.
 */
export const offerQuestions = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table contact_note add column asks_about text`.execute(db)
    await sql`update contact_note set asks_about = (select number from pro_forma
      where pro_forma.contact_id = contact_note.contact_id
        and contact_note.text like 'Question about pro-forma ' || pro_forma.number || ':%')
      where written_by = 'the customer'`.execute(db)
  },
})
